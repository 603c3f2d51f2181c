import { OffersPage } from '@/components/pages/offers-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata('ne', '/company/offers')

export default function Page() {
  return <OffersPage locale="ne" />
}
