import { ContactPage } from '@/components/pages/contact-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata = pageMetadata('en', '/contactus')

export default function Page() {
  return <ContactPage locale="en" />
}
