import { FigureField } from './figure-field'
import { InterestResults } from './interest-results'
import { Movements } from './movements'
import type { SheetProps } from './sheet'
import { SheetFrame } from './sheet-frame'

const ID = 'interest'
const SINGLE = ['opening', 'rate', 'days', 'yearDays', 'lowest', 'halfDays', 'fixed', 'tax'] as const

/** The working of interest by seven methods. */
export function InterestSheet(props: SheetProps<'interest'>) {
  const { words, fields, problems, state } = props
  return (
    <SheetFrame
      words={words}
      id={ID}
      problems={problems}
      state={state}
      fields={
        <>
          <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3">
            {SINGLE.map((name) => (
              <FigureField
                key={name}
                kind="interest"
                name={name}
                sheet={props}
                label={words.interest.fields[name]}
                value={fields[name]}
              />
            ))}
          </div>
          <Movements {...props} />
        </>
      }
      results={<InterestResults {...props} />}
    />
  )
}
