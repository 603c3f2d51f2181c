import type { ReactNode } from 'react'

import type { FormVariant } from '@/components/islands/enquiry/use-enquiry'
import { HeadingText } from '@/components/ui/heading-text'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { SiteContent } from '@/lib/content/gateway'

import { Enquiry } from './enquiry'
import { Offices } from './offices'

interface OfficesAndFormProps {
  content: SiteContent
  variant: FormVariant
  breadcrumb: ReactNode
  title: string
  intro: string
  /** Stands under the introduction. */
  call?: ReactNode
  formTitle: string
  /** Stands under the offices. */
  children: ReactNode
}

/** Head, enquiry form and offices; on wide screens the form stands beside the others from the top. */
export function OfficesAndForm({ content, variant, title, formTitle, children, ...head }: OfficesAndFormProps) {
  const { contact, site } = content
  const offices = contact.offices.flatMap((id) => site.offices.filter((office) => office.id === id))
  return (
    <Section className="grid gap-x-14 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block">
      <div className="page-head grid justify-items-start gap-2 wrap-anywhere">
        {head.breadcrumb}
        <h1>
          <HeadingText>{title}</HeadingText>
        </h1>
        <p className="text-ink-soft">{head.intro}</p>
        {head.call}
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
        <h2 className="mb-3 text-h3">
          <HeadingText>{formTitle}</HeadingText>
        </h2>
        <Enquiry content={content} variant={variant} />
      </div>
      <div className="grid content-start gap-y-10">
        <div>
          <SectionHead title={contact.officesTitle} />
          <div>
            <Offices content={content} offices={offices} />
          </div>
        </div>
        <div className="print:hidden">{children}</div>
      </div>
    </Section>
  )
}
