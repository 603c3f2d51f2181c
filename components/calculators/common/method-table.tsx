import { noBreakWords } from '@/components/ui/no-break-words'
import { NarrowOnly, ResultsTable } from '@/components/ui/results-table'
import { inLocaleDigits } from '@/lib/i18n/locales'

import type { ViewProps } from './calculator'
import { MethodChoice } from './choices'

interface MethodTableProps {
  view: ViewProps
  /** Of the method's column and of each figure. */
  headings: string[]
  selected: string
  rows: { method: string; name: string; remark?: string; figures: string[] }[]
}

/** Methods side by side; a row's name selects its method. Narrow containers show the first figure below the name. */
export const MethodTable = ({ view, headings, selected, rows }: MethodTableProps) => (
  <ResultsTable
    locale={view.locale}
    caption={view.texts.title}
    headings={headings}
    wideOnly={[1]}
    rows={rows.map(({ method, name, remark, figures }) => ({
      isSelected: method === selected,
      name: (
        <MethodChoice view={view} method={method} name={name}>
          {remark && <span>{noBreakWords(remark)}</span>}
          <NarrowOnly>{`${headings[1]}: ${inLocaleDigits(view.locale, figures[0] ?? '')}`}</NarrowOnly>
        </MethodChoice>
      ),
      figures,
    }))}
  />
)
