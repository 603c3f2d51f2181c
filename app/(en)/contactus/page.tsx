import { Breadcrumb } from '@/components/layout/breadcrumb'
import { HeadIcon } from '@/components/layout/head-icon'
import { PageIntro } from '@/components/layout/page-intro'
import { Enquiry } from '@/components/sections/enquiry'
import { Offices } from '@/components/sections/offices'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { getContent } from '@/lib/content'
import { CONTACT_PATH } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo'

const content = getContent('en')
const { contact, site } = content
const offices = contact.offices.flatMap((id) => site.offices.filter((office) => office.id === id))

export const metadata = pageMetadata('en', {
  title: contact.pageName,
  description: contact.description,
  path: CONTACT_PATH,
})

export default function ContactPage() {
  return (
    <>
      <PageIntro
        breadcrumb={<Breadcrumb content={content} page={contact.pageName} />}
        title={contact.heading}
        intro={contact.intro}
        aside={<HeadIcon name="contact" />}
      />
      <Section className="grid gap-14 lg:grid-cols-2">
        <div>
          <SectionHead title={contact.officesTitle} />
          <Offices content={content} offices={offices} />
        </div>
        <div>
          <SectionHead title={contact.formTitle} />
          <Enquiry content={content} variant="contact" />
        </div>
      </Section>
    </>
  )
}
