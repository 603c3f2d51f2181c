import { LanguageLinks, type Languages } from '@/components/islands/menu/language-links'
import { EmailLink, PhoneLink } from '@/components/ui/reach-link'
import type { Company } from '@/lib/company'
import type { Labels } from '@/lib/content/gateway'

interface ContactLineProps {
  company: Company
  labels: Pick<Labels, 'writeUs' | 'callUs'>
  languages: Languages
  /** Whether this is the page for wrong addresses. */
  wrongAddress?: boolean
}

/** The line above the menu bar: e-mail address, phone and the other languages. */
export function ContactLine({ company: { email, phone }, labels, languages, wrongAddress }: ContactLineProps) {
  return (
    <div className="bg-ink text-sm text-paper print:hidden">
      <div className="container-page flex justify-between gap-x-8">
        <div className="flex flex-wrap gap-x-8">
          <EmailLink email={email} look="ink" srLabel={labels.writeUs} />
          <PhoneLink phone={phone} look="ink" srLabel={labels.callUs} />
        </div>
        <LanguageLinks
          languages={languages}
          wrongAddress={wrongAddress}
          className="inline-flex min-h-11 items-center hover:text-marigold hover:underline lg:pointer-fine:min-h-8"
        />
      </div>
    </div>
  )
}
