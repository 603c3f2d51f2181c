import { Glyph } from '@/components/ui/glyph'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Labels, Service } from '@/lib/content/gateway'
import { tierRows } from '@/lib/tier-rows'

interface TiersTableProps {
  labels: Labels
  tiers: NonNullable<Service['tiers']>
  note?: string
}

/** Table of packages (columns) by item (rows); below `lg` each package is a card. */
export function TiersTable({ labels, tiers, note }: TiersTableProps) {
  return (
    <Section background="ledger">
      <SectionHead title={labels.packages} tagline={note} />
      <table className="double-rule-bottom hidden w-full table-fixed bg-paper text-sm lg:table">
        <caption className="sr-only">{labels.packages}</caption>
        <thead>
          <tr className="double-rule-top bg-ledger text-left align-top">
            <th scope="col" className="w-36 border-r border-margin p-4 font-semibold xl:w-44">
              {labels.included}
            </th>
            {tiers.map(({ name, desc }) => (
              <th key={name} scope="col" className="px-2 py-4 font-normal xl:px-4">
                <span className="block max-w-min font-heading text-base leading-tight font-semibold">{name}</span>
                <span className="mt-1 block text-xs text-ink-soft">{desc}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tierRows(tiers.map(({ items }) => items)).map((row) => (
            <tr key={row.name} className="border-t border-rule">
              <th scope="row" className="border-r border-margin px-4 py-3 text-left font-semibold">
                {row.name}
              </th>
              {row.cells.map((cell, index) => (
                <td key={tiers[index]?.name} className="px-2 py-3 xl:px-4">
                  <TierCell cell={cell} labels={labels} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TierCards tiers={tiers} />
    </Section>
  )
}

/** Cell of a package: yes, no, or a quantity. */
function TierCell({ cell, labels }: { cell: boolean | string; labels: Labels }) {
  if (typeof cell === 'string') return cell || labels.noNumber
  return (
    <>
      {cell ? (
        <Glyph name="tick" className="size-5" />
      ) : (
        <span aria-hidden="true" className="text-ink-soft">
          –
        </span>
      )}
      <span className="sr-only">{cell ? labels.yes : labels.no}</span>
    </>
  )
}

/** Packages as cards, below `lg`. */
const TierCards = ({ tiers }: { tiers: NonNullable<Service['tiers']> }) => (
  <ul className="grid gap-5 md:grid-cols-2 lg:hidden">
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
)
