import { Breadcrumb } from '@/components/layout/breadcrumb'
import { HeadIcon } from '@/components/layout/head-icon'
import { PageIntro } from '@/components/layout/page-intro'
import { StructuredData } from '@/components/layout/structured-data'
import { OfficesAndForm } from '@/components/sections/offices-and-form'
import { LedgerRows } from '@/components/ui/ledger-rows'
import { getContent } from '@/lib/content/gateway'
import { CONTACT_PATH } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

const content = getContent('en')
const { buying, contact } = content

export const metadata = pageMetadata('en', {
  title: contact.pageName,
  description: contact.description,
  path: CONTACT_PATH,
})

export default function ContactPage() {
  return (
    <>
      <StructuredData path={CONTACT_PATH} />
      <PageIntro
        breadcrumb={<Breadcrumb content={content} page={contact.pageName} />}
        title={contact.heading}
        intro={contact.intro}
        aside={<HeadIcon name="contact" />}
      />
      <OfficesAndForm content={content} variant="contact" formTitle={contact.formTitle}>
        <h2 className="mb-5 text-h3">{buying.next.title}</h2>
        <LedgerRows rows={buying.next.steps} />
      </OfficesAndForm>
    </>
  )
}
