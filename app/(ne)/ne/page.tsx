import { HomePage } from '@/components/pages/home-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata('ne', '/')

export default function Page() {
  return <HomePage locale="ne" />
}
