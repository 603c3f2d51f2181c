import { FaqsPage } from '@/components/pages/faqs-page'
import { companyMetadata } from '@/lib/seo/page-metadata'

export const metadata = companyMetadata('ne', 'faqs')

export default function Page() {
  return <FaqsPage locale="ne" />
}
