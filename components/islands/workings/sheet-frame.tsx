import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { interpolate } from '@/lib/interpolate'
import type { FieldProblem } from '@/lib/workings/check'
import type { WorkingWords } from '@/lib/workings/sample'

import { resetId, undoId, type SheetState } from './sheet'

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
