import { Fold } from '@/components/ui/fold'
import { interpolate } from '@/lib/interpolate'
import { digitsLike } from '@/lib/locales'
import { showAmount, showPlain } from '@/lib/workings/exact'
import { afterTax, counted, interestByMethods, METHODS, type Method } from '@/lib/workings/interest'

import { AccountChart } from './account-chart'
import { Choice } from './choice'
import { DayByDay } from './day-by-day'
import { Figures } from './figures'
import type { SheetProps } from './sheet'
import { SheetTable } from './sheet-table'

const ID = 'interest'

/** Interest by all methods, and the steps of the chosen one. */
export function InterestResults({ words, fields, input, state }: SheetProps<'interest'>) {
  const text = words.interest
  const remarks: Partial<Record<Method, string>> = text.remarks
  const { method } = fields
  const results = interestByMethods(input)
  const { product, interest, share } = results[METHODS.indexOf(method)]!
  const { tax } = input
  const monthLow = counted(input, 'monthlyMinimum')[0] ?? 0n
  return (
    <>
      <AccountChart
        words={words}
        input={input}
        method={method}
        // No animation while typing: it would delay the next key on slow phones.
        still={state?.typing !== undefined}
      />
      <SheetTable
        caption={text.title}
        columns={[
          { head: text.heads.method },
          { head: text.heads.product, figures: true, room: 'more' },
          { head: text.heads.interest, figures: true },
        ]}
        rows={results.map((row) => ({
          key: row.method,
          chosen: row.method === method,
          cells: [
            <div key="name">
              <label className="flex min-h-9 cursor-pointer items-center gap-2.5 leading-tight">
                <Choice
                  id={`${ID}-method-${row.method}`}
                  name={`${ID}-method`}
                  chosen={row.method === method}
                  onChoose={state && (() => state.change({ ...fields, method: row.method }))}
                />
                {text.methods[row.method].name}
              </label>
              {remarks[row.method] && (
                <span className="block pl-7.5 text-ink-soft">
                  {interpolate(remarks[row.method]!, { fixed: showAmount(input.fixed) })}
                </span>
              )}
              <span className="block pl-7.5 text-ink-soft tabular-nums @sm:hidden">
                {`${text.heads.product}: ${digitsLike(text.title, showAmount(row.product))}`}
              </span>
            </div>,
            showAmount(row.product),
            showAmount(row.interest),
          ],
        }))}
      />
      <div className="border-t border-rule px-3 py-2 @lg:px-5">
        <p>
          <strong>{text.methods[method].name}:</strong> {text.methods[method].desc}
        </p>
        <p className="tabular-nums">
          {interpolate(text.step, {
            product: showAmount(product),
            rate: showPlain(input.rate, 4),
            yearDays: input.yearDays,
            interest: showAmount(interest),
          })}
        </p>
        {share !== undefined && <p>{interpolate(text.share, { share: showAmount(share) })}</p>}
        {share !== undefined && input.halfYear.lowest > monthLow && (
          <p className="font-semibold text-sindoor">{interpolate(text.aboveMonth, { low: showAmount(monthLow) })}</p>
        )}
      </div>
      {tax !== undefined && (
        <Figures
          lines={[
            [interpolate(text.tax, { rate: showPlain(tax, 4) }), showAmount(afterTax(interest, tax).tax)],
            [text.net, showAmount(afterTax(interest, tax).net)],
          ]}
        />
      )}
      <p className="border-t border-rule px-3 py-2 text-ink-soft @lg:px-5">{text.reading}</p>
      <div className="border-t border-rule px-3 @lg:px-5">
        <Fold title={text.dayByDay} id={`${ID}-day-by-day`}>
          <DayByDay words={words} input={input} method={method} />
        </Fold>
      </div>
    </>
  )
}
