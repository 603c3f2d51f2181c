import { interpolate } from '@/lib/interpolate'
import type { FieldProblem, Inputs } from '@/lib/workings/check'
import type { Workings } from '@/lib/workings/fields'
import type { WorkingWords } from '@/lib/workings/sample'

/** State and actions of an interactive sheet; a sheet without them is a sample, whose fields are read-only. */
export interface SheetState<Fields> {
  change: (fields: Fields) => void
  /** Puts what is `typed` into one field, by its name in a `FieldProblem`; `was` is what it replaces. */
  set: (field: string, typed: string, was: string) => void
  /**
   * Changes several fields at once, which can be undone, and announces `message`. The element with the id `focus` gets
   * the focus; after undoing, the one with the id `focusBack`.
   */
  replace: (fields: Fields, message: string, focus?: string, focusBack?: string) => void
  /** Shows beside a field why what was pasted into it is refused. */
  refuse: (problem: FieldProblem) => void
  /** The last refusal. */
  refusal?: FieldProblem
  /** Id of the field in which the visitor types. */
  typing?: string
  /** Called when a field gets the focus, and without a field when it has lost it. */
  type: (field?: Element) => void
  /** Whether the figures are the visitor's own. */
  own: boolean
  /** Announced to screen readers. */
  status: string
  /** Whether the address holds figures that cannot be read. */
  broken: boolean
  copied: boolean
  /** Today, as it is printed. */
  date: string
  /** The last change that can be undone, in words. */
  done?: { message: string; undo: () => void }
  reset: () => void
  print: () => void
  copy: () => void
}

/** What a sheet shows: the fields as typed, their problems, and the last valid input. */
export interface SheetProps<Kind extends keyof Workings> {
  words: WorkingWords
  fields: Workings[Kind]
  problems?: FieldProblem[]
  input: Inputs[Kind]
  /** Missing in a sample. */
  state?: SheetState<Workings[Kind]>
}

/** What a sheet knows of its problems. */
export interface SheetProblems {
  words: WorkingWords
  problems?: FieldProblem[]
  state?: { refusal?: FieldProblem }
}

/** The message for a field, if it is wrong or what was pasted into it is refused. */
export function problemIn({ words: { wrong }, problems = [], state }: SheetProblems, field: string) {
  const found = [state?.refusal, ...problems].find((one) => one?.field === field)
  return found && interpolate(wrong[found.problem], found.values)
}

/** Id of the button that undoes the last change of rows. */
export const undoId = (id: string) => `${id}-undo`

/** Id of the button that brings the sample back. */
export const resetId = (id: string) => `${id}-reset`
