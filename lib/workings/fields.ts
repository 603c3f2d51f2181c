import type { Method } from './interest'

/** A row of movements as typed; an empty one is ignored. */
export interface MovementFields {
  day: string
  amount: string
}

/** The fields of the interest working as typed. */
export interface InterestFields {
  method: Method
  opening: string
  movements: MovementFields[]
  days: string
  rate: string
  yearDays: string
  lowest: string
  halfDays: string
  fixed: string
  /** The only field that may stay empty. */
  tax: string
}

/** A class of the loan book as typed. */
interface ClassFields {
  principal: string
  rate: string
}

/** The fields of the provision working as typed. */
export interface ProvisionFields {
  classes: ClassFields[]
  held: string
}

/** The fields of the depreciation working as typed. */
export interface DepreciationFields {
  cost: string
  residual: string
  life: string
  rate: string
  years: string
  firstMonths: string
}

/** The most movements that one working takes. */
export const MOST_MOVEMENTS = 60

/** Whether anything was typed into a row of movements. */
export const isFilled = ({ day, amount }: MovementFields) => (day + amount).trim() !== ''

/** Field of a list by the name of its rows. */
const LISTS: Record<string, string> = { movement: 'movements', class: 'classes' }

/** A copy of the fields with a new text in one, which is named as in a `FieldProblem`: `opening`, `movement-2-day`. */
export function withField<Fields extends object>(fields: Fields, field: string, typed: string): Fields {
  const [, row = '', number, part = ''] = /^(movement|class)-(\d+)-(\w+)$/.exec(field) ?? []
  const name = (LISTS[row] ?? field) as keyof Fields
  const was = fields[name]
  if (!Array.isArray(was)) return { ...fields, [name]: typed }
  return {
    ...fields,
    [name]: was.map((one, index) => (index + 1 === Number(number) ? { ...one, [part]: typed } : one)),
  }
}

/** The fields of each working. */
export interface Workings {
  interest: InterestFields
  provision: ProvisionFields
  depreciation: DepreciationFields
}

/** One of the three workings. */
export type Kind = keyof Workings
