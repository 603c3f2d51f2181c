import type { Method } from './interest'

/** A row of movements as typed; a row with nothing in it counts as not there. */
export interface MovementFields {
  day: string
  amount: string
}

/** The fields of the working of interest as typed. */
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

/** The fields of the working of a provision as typed. */
export interface ProvisionFields {
  classes: ClassFields[]
  held: string
}

/** The fields of the working of depreciation as typed. */
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

/** A row of movements in which something was typed. */
export const isFilled = ({ day, amount }: MovementFields) => (day + amount).trim() !== ''

/** The lists that names of rows stand for. */
const LISTS: Record<string, string> = { movement: 'movements', class: 'classes' }

/** Fields in which one has another text; it is named as a `FieldProblem` names it: `opening`, `movement-2-day`. */
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
