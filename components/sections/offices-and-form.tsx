import type { ReactNode } from 'react'

import type { FormVariant } from '@/components/islands/enquiry/use-enquiry'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { SiteContent } from '@/lib/content/gateway'

import { Enquiry } from './enquiry'
import { Offices } from './offices'

interface OfficesAndFormProps {
  content: SiteContent
  variant: FormVariant
  formTitle: string
  /** Stands under the offices; on a narrow screen after the form. */
  children: ReactNode
}

/** The offices as a ledger beside the enquiry form. */
export function OfficesAndForm({ content, variant, formTitle, children }: OfficesAndFormProps) {
  const { contact, site } = content
  const offices = contact.offices.flatMap((id) => site.offices.filter((office) => office.id === id))
  return (
    <Section className="grid gap-x-14 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block">
      <div>
        <SectionHead title={contact.officesTitle} />
        <div>
          <Offices content={content} offices={offices} />
        </div>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
        <SectionHead title={formTitle} />
        <Enquiry content={content} variant={variant} />
      </div>
      <div className="print:hidden">{children}</div>
    </Section>
  )
}
