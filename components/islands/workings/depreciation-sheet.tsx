import { DepreciationResults } from './depreciation-results'
import { FigureField } from './figure-field'
import type { SheetProps } from './sheet'
import { SheetFrame } from './sheet-frame'

const ID = 'depreciation'
const FIELDS = ['cost', 'residual', 'life', 'rate', 'years', 'firstMonths'] as const

/** The working of depreciation by two methods. */
export function DepreciationSheet(props: SheetProps<'depreciation'>) {
  const { words, fields, problems, state } = props
  return (
    <SheetFrame
      words={words}
      id={ID}
      problems={problems}
      state={state}
      fields={
        <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3">
          {FIELDS.map((name) => (
            <FigureField
              key={name}
              kind="depreciation"
              name={name}
              sheet={props}
              label={words.depreciation.fields[name]}
              value={fields[name]}
            />
          ))}
        </div>
      }
      results={<DepreciationResults {...props} />}
    />
  )
}
