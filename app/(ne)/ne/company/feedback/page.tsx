import { FeedbackPage } from '@/components/pages/feedback-page'
import { companyMetadata } from '@/lib/seo/page-metadata'

export const metadata = companyMetadata('ne', 'feedback')

export default function Page() {
  return <FeedbackPage locale="ne" />
}
