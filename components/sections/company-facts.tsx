import { LedgerRows } from '@/components/ui/ledger-rows'
import { Section } from '@/components/ui/section'
import { findPage, type SiteContent } from '@/lib/content/gateway'
import { dateText, type Locale } from '@/lib/i18n/locales'

interface CompanyFactsProps {
  locale: Locale
  facts: SiteContent['facts']
  products: SiteContent['products']
}

/** Lists of facts that only the company knows, each hidden while it has no rows; nothing while all are empty. */
export function CompanyFacts({ locale, facts, products }: CompanyFactsProps) {
  const changes = facts.changes.rows.map(({ on, product, desc }) => ({
    name: `${dateText(locale, 'day', Date.parse(on), 'UTC')} · ${findPage(products, product).pageName}`,
    desc,
  }))
  const groups = [
    facts.references,
    facts.priceExamples,
    facts.goLive,
    facts.hardware,
    { title: facts.changes.title, rows: changes },
  ].filter(({ rows }) => rows.length > 0)
  if (groups.length === 0) return null
  return (
    <Section title={facts.title}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-x-12">
        {groups.map(({ title, rows }) => (
          <div key={title} className="print:break-inside-avoid">
            <h3 className="mb-3">{title}</h3>
            <LedgerRows rows={rows} />
          </div>
        ))}
      </div>
    </Section>
  )
}
