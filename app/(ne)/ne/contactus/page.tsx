import { contactMetadata, ContactPage } from '@/components/pages/contact-page'

export const metadata = contactMetadata('ne')

export default function Page() {
  return <ContactPage locale="ne" />
}
