import { AboutPage } from '@/components/pages/about-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata('ne', '/company/aboutus')

export default function Page() {
  return <AboutPage locale="ne" />
}
