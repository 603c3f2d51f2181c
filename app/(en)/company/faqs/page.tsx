import { FaqsPage } from '@/components/pages/faqs-page'
import { companyMetadata } from '@/lib/seo/page-metadata'

export const metadata = companyMetadata('en', 'faqs')

export default function Page() {
  return <FaqsPage locale="en" />
}
