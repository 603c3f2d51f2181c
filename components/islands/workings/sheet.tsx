import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { interpolate } from '@/lib/interpolate'
import { digitsLike } from '@/lib/locales'
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

interface SheetFrameProps {
  words: WorkingWords
  id: string
  problems?: FieldProblem[]
  state?: SheetState<never>
  fields: ReactNode
  results: ReactNode
}

/** The frame of a sheet: its fields and buttons beside the results. */
export function SheetFrame({ words, id, problems, state, fields, results }: SheetFrameProps) {
  const warning = problems ? words.stale : state?.broken && words.broken
  return (
    <div className="grid @3xl:grid-cols-[5fr_7fr]">
      <div className="px-3 md:py-4 @lg:px-5 @3xl:border-r @3xl:border-margin">
        <Fold title={words.figures} narrow id={`${id}-figures`}>
          <div onFocus={state && (({ target }) => state.type(target))} onBlur={state && (() => state.type())}>
            {fields}
          </div>
          <div className="mt-4 flex flex-wrap gap-x-5 border-t border-rule print:hidden scripting-none:hidden">
            {state?.done && (
              <p className="flex w-full flex-wrap items-center gap-x-3 text-ink-soft">
                <span>{state.done.message}</span>
                <Button id={undoId(id)} look="text" onClick={state.done.undo}>
                  {words.undo}
                </Button>
              </p>
            )}
            <Button id={`${id}-copy`} look="text" aria-disabled={problems !== undefined} onClick={state?.copy}>
              {state?.copied ? words.copied : words.copy}
            </Button>
            <Button id={`${id}-print`} look="text" onClick={state?.print}>
              {words.print}
            </Button>
            <Button id={resetId(id)} look="text" aria-disabled={!state?.own} onClick={state?.reset}>
              {words.sample}
            </Button>
          </div>
        </Fold>
      </div>
      <div className="min-w-0">
        <p className={clsx('px-3 pt-2 @lg:px-5', warning ? 'font-semibold text-sindoor' : 'text-ink-soft')}>
          {warning || (state?.own ? words.own : words.sampleData)}
        </p>
        <div className={problems && 'text-ink-soft grayscale'}>{results}</div>
        {state && <p className="hidden px-3 py-2 print:block">{interpolate(words.date, { date: state.date })}</p>}
        {state && (
          <p role="status" className="sr-only">
            {state.status}
          </p>
        )}
      </div>
    </div>
  )
}

interface FiguresProps {
  /** Names and values. */
  lines: (readonly [name: string, value: string])[]
}

/** Results, one on each line. */
export const Figures = ({ lines }: FiguresProps) => (
  <dl className="border-t border-rule bg-ledger px-3 py-2 @lg:px-5">
    {lines.map(([name, value]) => (
      <div key={name} className="flex items-baseline justify-between gap-4 py-0.5 font-semibold">
        <dt>{name}</dt>
        <dd className="last:double-rule-bottom whitespace-nowrap tabular-nums">{digitsLike(name, value)}</dd>
      </div>
    ))}
  </dl>
)
