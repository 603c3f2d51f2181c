import { LedgerRows } from '@/components/ui/ledger-rows'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Product } from '@/lib/content/gateway'

/** Editions of a product as ledger rows. */
export const Editions = ({ title, editions }: { title: string; editions: NonNullable<Product['editions']> }) => (
  <Section id="editions" background="ledger">
    <SectionHead title={title} />
    <div className="max-w-4xl">
      <LedgerRows rows={editions} />
    </div>
  </Section>
)
