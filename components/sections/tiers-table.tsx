import { Glyph } from '@/components/ui/glyph'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Labels, Service } from '@/lib/content/gateway'

interface TiersTableProps {
  labels: Labels
  tiers: NonNullable<Service['tiers']>
  note?: string
}

const NUMBER = /[\d०-९]+/
const GAP = '…'

/** The row of an item: "Up to 5 pages" and "Up to 10 pages" are one row, "Up to … pages", with the number in its cells. */
const rowOf = (item: string) => item.replace(NUMBER, GAP)

/** All rows once, each before the row that follows it in its package. */
function rowOrder(tiers: TiersTableProps['tiers']): string[] {
  const rows: string[] = []
  for (const { items } of tiers)
    for (const [index, row] of items.map(rowOf).entries()) {
      if (rows.includes(row)) continue
      const next = items
        .slice(index + 1)
        .map(rowOf)
        .find((later) => rows.includes(later))
      rows.splice(next === undefined ? rows.length : rows.indexOf(next), 0, row)
    }
  return rows
}

interface CellProps {
  row: string
  items: string[]
  labels: Labels
}

/** Whether a package has the item of a row, or how many of it; a package without a number has no limit. */
function Cell({ row, items, labels }: CellProps) {
  const item = items.find((one) => rowOf(one) === row)
  if (row.includes(GAP)) return NUMBER.exec(item ?? '')?.[0] ?? '–'
  return (
    <>
      {item ? (
        <Glyph name="tick" className="size-5" />
      ) : (
        <span aria-hidden="true" className="text-ink-soft">
          –
        </span>
      )}
      <span className="sr-only">{item ? labels.yes : labels.no}</span>
    </>
  )
}

/** Packages side by side: rows are the items, columns the packages; on narrow screens each package is a card. */
export function TiersTable({ labels, tiers, note }: TiersTableProps) {
  const rows = rowOrder(tiers)
  return (
    <Section tone="ledger">
      <SectionHead title={labels.packages} tagline={note} />
      <table className="double-rule-bottom hidden w-full table-fixed border-collapse bg-paper text-sm xl:table">
        <caption className="sr-only">{labels.packages}</caption>
        <thead>
          <tr className="double-rule-top bg-ledger text-left align-bottom">
            <th scope="col" className="w-44 border-r border-margin p-4 font-semibold">
              {labels.included}
            </th>
            {tiers.map(({ name, desc }) => (
              <th key={name} scope="col" className="p-4 font-normal">
                <span className="font-heading text-base font-semibold">{name}</span>
                <span className="mt-1 block text-xs text-ink-soft">{desc}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="border-t border-rule">
              <th scope="row" className="border-r border-margin px-4 py-3 text-left font-semibold">
                {row}
              </th>
              {tiers.map((tier) => (
                <td key={tier.name} className="px-4 py-3">
                  <Cell row={row} items={tier.items} labels={labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 xl:hidden">
        {tiers.map((tier) => (
          <li key={tier.name} className="rounded-lg border border-rule bg-paper p-6">
            <h3>{tier.name}</h3>
            <p className="mt-1 text-sm text-ink-soft">{tier.desc}</p>
            <ul className="double-rule-top mt-4">
              {tier.items.map((item) => (
                <li key={item} className="flex items-center gap-3 border-b border-rule py-2">
                  <Glyph name="tick" />
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
