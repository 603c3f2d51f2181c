import { ContactPage } from '@/components/pages/contact-page'
import { contactMetadata } from '@/lib/seo/page-metadata'

export const metadata = contactMetadata('ne')

export default function Page() {
  return <ContactPage locale="ne" />
}
