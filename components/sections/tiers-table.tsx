import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Labels, Service } from '@/lib/content/gateway'
import { tierRows } from '@/lib/tier-rows'

import { TierCards } from './tier-cards'
import { TierCell } from './tier-cell'

interface TiersTableProps {
  labels: Labels
  tiers: NonNullable<Service['tiers']>
  note?: string
}

/** Packages side by side: rows are the items, columns the packages; on narrow screens each package is a card. */
export function TiersTable({ labels, tiers, note }: TiersTableProps) {
  return (
    <Section background="ledger">
      <SectionHead title={labels.packages} tagline={note} />
      <table className="double-rule-bottom hidden w-full table-fixed border-collapse bg-paper text-sm xl:table">
        <caption className="sr-only">{labels.packages}</caption>
        <thead>
          <tr className="double-rule-top bg-ledger text-left align-top">
            <th scope="col" className="w-44 border-r border-margin p-4 font-semibold">
              {labels.included}
            </th>
            {tiers.map(({ name, desc }) => (
              <th key={name} scope="col" className="p-4 font-normal">
                <span className="block font-heading text-base leading-tight font-semibold">{name}</span>
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
                <td key={tiers[index]?.name} className="px-4 py-3">
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
