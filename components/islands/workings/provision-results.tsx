import { interpolate } from '@/lib/interpolate'
import { digitsLike } from '@/lib/locales'
import { showAmount, showPlain } from '@/lib/workings/exact'
import { provisionOf } from '@/lib/workings/provision'
import type { SetName } from '@/lib/workings/sample'

import { ClassName } from './class-name'
import { Figures } from './figures'
import { LoanBookBar } from './loan-book-bar'
import { percent } from './percent'
import type { SheetProps } from './sheet'
import { SheetTable } from './sheet-table'

/** Colours of the classes from the best to the worst, by the number of classes. */
const GROUNDS = {
  3: ['fill-rule', 'fill-marigold', 'fill-sindoor'],
  4: ['fill-rule', 'fill-row', 'fill-marigold', 'fill-sindoor'],
} as Record<number, string[]>

/** The set with `count` classes. */
export const setOf = (count: number): SetName => (count === 3 ? 'three' : 'four')

/** The provision that a loan book needs, class by class. */
export function ProvisionResults({ words, input }: SheetProps<'provision'>) {
  const text = words.provision
  const { heads, journal } = text
  const { classes, share } = text[setOf(input.classes.length)]
  const { provisions, total, difference, book, overdue, overdueShare } = provisionOf(input)
  const grounds = GROUNDS[classes.length] ?? []
  const posted = showAmount(difference)
  return (
    <>
      <LoanBookBar
        text={interpolate(text.picture, {
          shares: input.classes
            .map(
              ({ principal }, index) =>
                `${classes[index]?.name} ${digitsLike(text.picture, `${percent(principal, book)}%`)}`,
            )
            .join(', '),
        })}
      >
        {input.classes.map(({ principal }, index) => {
          const before = input.classes.slice(0, index).reduce((sum, one) => sum + one.principal, 0n)
          return (
            <rect
              key={index}
              x={`${percent(before, book)}%`}
              width={`${percent(principal, book)}%`}
              height="100%"
              className={`${grounds[index]} stroke-ink`}
            />
          )
        })}
      </LoanBookBar>
      <SheetTable
        caption={text.title}
        columns={[
          { head: heads.class },
          { head: heads.principal, figures: true, room: 'more' },
          { head: heads.rate, figures: true, room: 'more' },
          { head: heads.provision, figures: true },
        ]}
        rows={[
          ...input.classes.map(({ principal, rate }, index) => ({
            key: String(index),
            cells: [
              <span key="name" className="flex items-center gap-2 leading-tight">
                <svg aria-hidden="true" width="12" height="12" className="shrink-0">
                  <rect width="100%" height="100%" className={`${grounds[index]} stroke-ink`} />
                </svg>
                <ClassName name={classes[index]?.name ?? ''} head={heads.principal} principal={principal} />
              </span>,
              showAmount(principal),
              showPlain(rate, 4),
              showAmount(provisions[index] ?? 0n),
            ],
          })),
          {
            key: 'total',
            sum: true,
            cells: [
              <ClassName key="name" name={heads.total} head={heads.principal} principal={book} />,
              showAmount(book),
              '',
              showAmount(total),
            ],
          },
        ]}
      />
      <Figures
        lines={[
          [text.fields.held, showAmount(input.held)],
          difference < 0n ? [text.surplus, showAmount(-difference)] : [text.add, posted],
          [
            interpolate(share, { overdue: showAmount(overdue), book: showAmount(book) }),
            `${showPlain(overdueShare, 2)}%`,
          ],
        ]}
      />
      {difference > 0n && (
        <>
          <p className="px-3 pt-3 font-semibold @lg:px-5">{journal.title}</p>
          <SheetTable
            caption={journal.title}
            columns={[
              { head: journal.account },
              { head: journal.debit, figures: true },
              { head: journal.credit, figures: true },
            ]}
            rows={[
              { key: 'debit', cells: [journal.expense, posted, ''] },
              { key: 'credit', cells: [journal.provision, '', posted] },
            ]}
          />
        </>
      )}
      {difference < 0n && <p className="px-3 py-2 @lg:px-5">{text.surplusNote}</p>}
      <p className="border-t border-rule px-3 py-2 text-ink-soft @lg:px-5">{text.reading}</p>
    </>
  )
}
