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

/** The line above the menu bar: phone, e-mail address where there is room, and the other languages. */
export function ContactLine({ company: { email, phone }, labels, languages, wrongAddress }: ContactLineProps) {
  return (
    <div className="bg-ink text-sm text-paper print:hidden">
      <div className="container-page flex flex-wrap justify-between gap-x-4">
        <div className="flex gap-x-8">
          <PhoneLink phone={phone} variant="ink" srLabel={labels.callUs} />
          <EmailLink email={email} variant="ink" srLabel={labels.writeUs} className="max-md:hidden" />
        </div>
        <LanguageLinks
          languages={languages}
          wrongAddress={wrongAddress}
          className="inline-flex min-h-11 items-center underline hover:text-marigold lg:pointer-fine:min-h-8"
        />
      </div>
    </div>
  )
}
