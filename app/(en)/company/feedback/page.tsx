import { Breadcrumb } from '@/components/layout/breadcrumb'
import { HeadIcon } from '@/components/layout/head-icon'
import { PageIntro } from '@/components/layout/page-intro'
import { Enquiry } from '@/components/sections/enquiry'
import { Section } from '@/components/ui/section'
import { getContent } from '@/lib/content'
import { companyMetadata } from '@/lib/seo'

const content = getContent('en')
const { heading, intro, pageName } = content.company.feedback

export const metadata = companyMetadata('en', 'feedback')

export default function FeedbackPage() {
  return (
    <>
      <PageIntro
        breadcrumb={<Breadcrumb content={content} group="company" page={pageName} />}
        title={heading}
        intro={intro}
        aside={<HeadIcon name="mail" />}
      />
      <Section>
        <div className="max-w-3xl">
          <Enquiry content={content} variant="feedback" />
        </div>
      </Section>
    </>
  )
}
