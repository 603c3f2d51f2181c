import { LedgerRows } from '@/components/ui/ledger-rows'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Product } from '@/lib/content/gateway'

/** Id of the editions on a product page. */
export const EDITIONS_ID = 'editions'

/** Editions of a product as ledger rows. */
export const Editions = ({ title, editions }: { title: string; editions: NonNullable<Product['editions']> }) => (
  <Section id={EDITIONS_ID} tone="ledger">
    <SectionHead title={title} />
    <div className="max-w-4xl">
      <LedgerRows rows={editions} />
    </div>
  </Section>
)
