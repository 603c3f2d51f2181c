import type { ReactNode } from 'react'

import type { FormVariant } from '@/components/islands/enquiry/use-enquiry'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { companyOf } from '@/lib/company'
import { getContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'

import { Enquiry } from './enquiry'
import { Offices } from './offices'

interface OfficesAndFormProps {
  locale: Locale
  variant: FormVariant
  formTitle: string
  /** Stands under the offices; on a narrow screen after the form. */
  children: ReactNode
}

/** The offices as a ledger beside the enquiry form. */
export function OfficesAndForm({ locale, variant, formTitle, children }: OfficesAndFormProps) {
  const content = getContent(locale)
  const { contact, enquiryForm, labels, site } = content
  const branches = contact.offices.flatMap((id) => site.offices.filter((office) => office.id === id))
  return (
    <Section className="grid gap-x-14 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block">
      <div>
        <SectionHead title={contact.officesTitle} />
        <div>
          <Offices site={site} headOffice={labels.headOffice} branches={branches} words={enquiryForm.failure} />
        </div>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
        <SectionHead title={formTitle} />
        <Enquiry
          locale={locale}
          variant={variant}
          texts={enquiryForm}
          company={companyOf(content)}
          address={site.address}
          closeLabel={labels.close}
        />
      </div>
      <div className="print:hidden">{children}</div>
    </Section>
  )
}
