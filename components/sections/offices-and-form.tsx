import type { ReactNode } from 'react'

import type { FormVariant } from '@/components/islands/enquiry/use-enquiry'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { Static } from '@/components/ui/static'
import type { SiteContent } from '@/lib/content/gateway'

import { Enquiry } from './enquiry'
import { Offices } from './offices'

interface OfficesAndFormProps {
  content: SiteContent
  variant: FormVariant
  formTitle: string
  /** Stands under the offices. */
  children: ReactNode
}

/** The offices as a ledger beside the enquiry form. */
export function OfficesAndForm({ content, variant, formTitle, children }: OfficesAndFormProps) {
  const { contact, site } = content
  const offices = contact.offices.flatMap((id) => site.offices.filter((office) => office.id === id))
  return (
    <Section islands className="grid gap-14 lg:grid-cols-2 print:block">
      <div>
        <SectionHead title={contact.officesTitle} />
        <Static>
          <Offices content={content} offices={offices} />
          <div className="mt-10 print:hidden">{children}</div>
        </Static>
      </div>
      <div className="print:hidden">
        <SectionHead title={formTitle} />
        <Enquiry content={content} variant={variant} />
      </div>
    </Section>
  )
}
