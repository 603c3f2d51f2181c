import { Breadcrumb } from '@/components/layout/breadcrumb'
import { HeadIcon } from '@/components/layout/head-icon'
import { PageIntro } from '@/components/layout/page-intro'
import { StructuredData } from '@/components/layout/structured-data'
import { Postings } from '@/components/sections/postings'
import { getContent } from '@/lib/content/gateway'
import { routePath } from '@/lib/routes'
import { companyMetadata } from '@/lib/seo/page-metadata'

const content = getContent('en')
const { heading, intro, pageName, postings } = content.company.career

export const metadata = companyMetadata('en', 'career')

export default function CareerPage() {
  return (
    <>
      <StructuredData path={routePath('company', 'career')} />
      <PageIntro
        breadcrumb={<Breadcrumb content={content} group="company" page={pageName} />}
        title={heading}
        intro={postings.length > 0 ? intro : undefined}
        aside={<HeadIcon name="office" />}
      />
      <Postings content={content} />
    </>
  )
}
