import { CareerPage } from '@/components/pages/career-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata('ne', '/company/career')

export default function Page() {
  return <CareerPage locale="ne" />
}
