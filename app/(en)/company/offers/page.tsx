import { OffersPage } from '@/components/pages/offers-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata('en', '/company/offers')

export default function Page() {
  return <OffersPage locale="en" />
}
