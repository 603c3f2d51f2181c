import { HomePage } from '@/components/pages/home-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata('en', '/')

export default function Page() {
  return <HomePage locale="en" />
}
