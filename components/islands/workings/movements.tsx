import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { interpolate } from '@/lib/interpolate'
import { MOST_MOVEMENTS, type MovementFields } from '@/lib/workings/fields'
import { pastedCells } from '@/lib/workings/paste'
import { hasSampleMovements } from '@/lib/workings/sample'

import { FigureField } from './figure-field'
import { problemIn, undoId, type SheetProps } from './sheet'

const ID = 'interest'

/** The rows of money paid in and out, which a visitor adds, removes or pastes. */
export function Movements(props: SheetProps<'interest'>) {
  const { words, fields, state } = props
  const { movements } = fields
  const text = words.interest.movements
  const idOf = (index: number, part: string) => `${ID}-movement-${index + 1}-${part}`
  const tooMany = problemIn(props, 'movements')

  /** Writes pasted lines into the rows from `index` on; a single column fills only the `part` it is pasted into. */
  function paste(index: number, part: keyof MovementFields, block: string) {
    if (!state) return
    const field = `movement-${index + 1}-${part}`
    const lines = pastedCells(block, 2)?.filter((line) => line.some(Boolean))
    if (!lines) return state.refuse({ field, problem: 'tooManyCells', values: {} })
    if (lines.length > MOST_MOVEMENTS)
      return state.refuse({ field, problem: 'tooMany', values: { most: String(MOST_MOVEMENTS) } })
    const rows = lines.map(([first = '', second], at) => {
      const there = movements[index + at] ?? { day: '', amount: '' }
      return second === undefined ? { ...there, [part]: first } : { day: first, amount: second }
    })
    // Pasted rows replace those of the sample: the visitor's own account has none of them.
    const others = hasSampleMovements(words, fields) ? [] : movements.slice(index + rows.length)
    const next = [...movements.slice(0, index), ...rows, ...others]
    state.replace({ ...fields, movements: next }, interpolate(text.pasted, { count: rows.length }))
  }

  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{text.title}</legend>
      <p id={`${ID}-hint`} className="text-ink-soft print:hidden scripting-none:hidden">
        {text.hint}
      </p>
      <div aria-hidden="true" className="mt-1 grid grid-cols-[1fr_2fr_2.75rem] gap-x-3 text-ink-soft">
        <span>{text.dayHead}</span>
        <span>{text.amountHead}</span>
      </div>
      {movements.map((row, index) => (
        <div key={index} className="mt-1.5 grid grid-cols-[1fr_2fr_2.75rem] items-start gap-x-3">
          {(['day', 'amount'] as const).map((part) => (
            <FigureField
              key={part}
              kind={ID}
              name={`movement-${index + 1}-${part}`}
              sheet={props}
              label={interpolate(text[part], { index: index + 1 })}
              labelHidden
              signed={part === 'amount'}
              value={row[part]}
              onPasteCells={(cells) => paste(index, part, cells)}
            />
          ))}
          <button
            type="button"
            aria-label={interpolate(text.remove, { index: index + 1 })}
            id={idOf(index, 'remove')}
            onClick={
              state &&
              (() =>
                state.replace(
                  { ...fields, movements: movements.filter((_, at) => at !== index) },
                  interpolate(text.removed, { index: index + 1 }),
                  undoId(ID),
                  idOf(index, 'day'),
                ))
            }
            className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-ledger hover:text-ink print:hidden scripting-none:hidden"
          >
            <Glyph name="close" />
          </button>
        </div>
      ))}
      {tooMany && <p className="font-semibold text-sindoor">{tooMany}</p>}
      <Button
        look="text"
        id={`${ID}-add`}
        className="mt-1.5 print:hidden scripting-none:hidden"
        onClick={
          state &&
          (() =>
            state.replace(
              { ...fields, movements: [...movements, { day: '', amount: '' }] },
              interpolate(text.added, { index: movements.length + 1 }),
              idOf(movements.length, 'day'),
            ))
        }
      >
        <Glyph name="plus" />
        {text.add}
      </Button>
    </fieldset>
  )
}
