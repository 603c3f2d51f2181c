import { interpolate } from '@/lib/interpolate'
import { pastedCells } from '@/lib/workings/paste'
import { regrouped, sampleBook } from '@/lib/workings/sample'

import { Choice } from './choice'
import { FigureField } from './figure-field'
import { ProvisionResults, setOf } from './provision-results'
import type { SheetProps } from './sheet'
import { SheetFrame } from './sheet-frame'

const ID = 'provision'
const PARTS = ['principal', 'rate'] as const

/** The working of a loan-loss provision. */
export function ProvisionSheet(props: SheetProps<'provision'>) {
  const { words, fields, problems, state } = props
  const text = words.provision
  const chosen = setOf(fields.classes.length)
  const set = text[chosen]

  /** Writes pasted cells into one column, or both, from the row `index` on. */
  function paste(index: number, part: (typeof PARTS)[number], block: string) {
    const parts = PARTS.slice(PARTS.indexOf(part))
    const cells = pastedCells(block, parts.length)
    if (!cells) return state?.refuse({ field: `class-${index + 1}-${part}`, problem: 'tooManyCells', values: {} })
    const [columns = [], free] = [cells[0], fields.classes.length - index]
    const classes = fields.classes.map((row, at) => ({
      ...row,
      ...Object.fromEntries((cells[at - index] ?? []).map((cell, column) => [parts[column], cell])),
    }))
    state?.replace(
      { ...fields, classes },
      interpolate(text.pasted, {
        count: Math.min(cells.length, free) * columns.length,
        copied: cells.length * columns.length,
      }),
    )
  }

  return (
    <SheetFrame
      words={words}
      id={ID}
      problems={problems}
      state={state}
      fields={
        <>
          <fieldset>
            <legend className="font-semibold">{text.sets}</legend>
            {(['three', 'four'] as const).map((name) => (
              <label key={name} className="flex min-h-9 cursor-pointer items-center gap-2.5">
                <Choice
                  id={`${ID}-set-${name}`}
                  name={`${ID}-set`}
                  chosen={name === chosen}
                  onChoose={
                    state &&
                    (() =>
                      state.replace(
                        state.own ? regrouped(words, fields, [chosen, name]) : sampleBook(words, name),
                        text[name].name,
                      ))
                  }
                />
                {text[name].name}
              </label>
            ))}
            <p className="text-ink-soft">{set.note}</p>
          </fieldset>
          <p className="mt-2 text-ink-soft print:hidden scripting-none:hidden">{text.hint}</p>
          <div aria-hidden="true" className="mt-2 grid grid-cols-[2fr_1fr] gap-x-4 text-ink-soft">
            <span>{text.heads.principal}</span>
            <span>{text.heads.rate}</span>
          </div>
          {set.classes.map(({ id, name, overdue }, index) => (
            <div key={id} className="mt-2">
              <p aria-hidden="true">
                <span className="font-semibold">{name}</span> <span className="text-ink-soft">{overdue}</span>
              </p>
              <div className="grid grid-cols-[2fr_1fr] items-start gap-x-4">
                {PARTS.map((part) => (
                  <FigureField
                    key={part}
                    kind={ID}
                    name={`class-${index + 1}-${part}`}
                    sheet={props}
                    label={interpolate(text.fields[part], { name })}
                    labelHidden
                    value={fields.classes[index]?.[part] ?? ''}
                    onPasteCells={(cells) => paste(index, part, cells)}
                  />
                ))}
              </div>
            </div>
          ))}
          <div className="mt-3">
            <FigureField kind={ID} name="held" sheet={props} label={text.fields.held} value={fields.held} />
          </div>
        </>
      }
      results={<ProvisionResults {...props} />}
    />
  )
}
