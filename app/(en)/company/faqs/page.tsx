import { FaqsPage } from '@/components/pages/faqs-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata('en', '/company/faqs')

export default function Page() {
  return <FaqsPage locale="en" />
}
