import { CareerPage } from '@/components/pages/career-page'
import { companyMetadata } from '@/lib/seo/page-metadata'

export const metadata = companyMetadata('ne', 'career')

export default function Page() {
  return <CareerPage locale="ne" />
}
