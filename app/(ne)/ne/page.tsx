import { HomePage } from '@/components/pages/home-page'
import { homeMetadata } from '@/lib/seo/page-metadata'

export const metadata = homeMetadata('ne')

export default function Page() {
  return <HomePage locale="ne" />
}
