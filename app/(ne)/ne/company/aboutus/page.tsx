import { AboutPage } from '@/components/pages/about-page'
import { companyMetadata } from '@/lib/seo/page-metadata'

export const metadata = companyMetadata('ne', 'aboutus')

export default function Page() {
  return <AboutPage locale="ne" />
}
