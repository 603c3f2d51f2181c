import { OffersPage } from '@/components/pages/offers-page'
import { companyMetadata } from '@/lib/seo/page-metadata'

export const metadata = companyMetadata('ne', 'offers')

export default function Page() {
  return <OffersPage locale="ne" />
}
