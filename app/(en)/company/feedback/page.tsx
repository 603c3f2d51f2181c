import { Breadcrumb } from '@/components/layout/breadcrumb'
import { HeadIcon } from '@/components/layout/head-icon'
import { PageIntro } from '@/components/layout/page-intro'
import { StructuredData } from '@/components/layout/structured-data'
import { LinkRows } from '@/components/sections/link-rows'
import { OfficesAndForm } from '@/components/sections/offices-and-form'
import { getContent } from '@/lib/content/gateway'
import { CONTACT_PATH, routePath } from '@/lib/routes'
import { companyMetadata } from '@/lib/seo/page-metadata'

const content = getContent('en')
const { heading, intro, pageName } = content.company.feedback

export const metadata = companyMetadata('en', 'feedback')

export default function FeedbackPage() {
  return (
    <>
      <StructuredData path={routePath('company', 'feedback')} />
      <PageIntro
        breadcrumb={<Breadcrumb content={content} group="company" page={pageName} />}
        title={heading}
        intro={intro}
        aside={<HeadIcon name="mail" />}
      />
      <OfficesAndForm content={content} variant="feedback" formTitle={pageName}>
        <LinkRows
          links={[
            { label: content.company.faqs.heading, href: routePath('company', 'faqs') },
            { label: content.contact.formTitle, href: CONTACT_PATH },
          ]}
        />
      </OfficesAndForm>
    </>
  )
}
