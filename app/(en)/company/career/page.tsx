import { CareerPage } from '@/components/pages/career-page'
import { companyMetadata } from '@/lib/seo/page-metadata'

export const metadata = companyMetadata('en', 'career')

export default function Page() {
  return <CareerPage locale="en" />
}
