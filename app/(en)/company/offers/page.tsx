import { OffersPage } from '@/components/pages/offers-page'
import { companyMetadata } from '@/lib/seo/page-metadata'

export const metadata = companyMetadata('en', 'offers')

export default function Page() {
  return <OffersPage locale="en" />
}
