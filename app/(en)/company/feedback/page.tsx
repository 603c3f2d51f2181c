import { FeedbackPage } from '@/components/pages/feedback-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata('en', '/company/feedback')

export default function Page() {
  return <FeedbackPage locale="en" />
}
