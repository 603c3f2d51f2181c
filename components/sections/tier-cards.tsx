import { Glyph } from '@/components/ui/glyph'
import type { Service } from '@/lib/content/gateway'

/** Packages as cards, for windows too narrow for the table. */
export const TierCards = ({ tiers }: { tiers: NonNullable<Service['tiers']> }) => (
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
)
