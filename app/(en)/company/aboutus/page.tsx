import { AboutPage } from '@/components/pages/about-page'
import { companyMetadata } from '@/lib/seo/page-metadata'

export const metadata = companyMetadata('en', 'aboutus')

export default function Page() {
  return <AboutPage locale="en" />
}
