import { FeedbackPage } from '@/components/pages/feedback-page'
import { companyMetadata } from '@/lib/seo/page-metadata'

export const metadata = companyMetadata('en', 'feedback')

export default function Page() {
  return <FeedbackPage locale="en" />
}
