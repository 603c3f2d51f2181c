import { ContactPage } from '@/components/pages/contact-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata('ne', '/contactus')

export default function Page() {
  return <ContactPage locale="ne" />
}
