import { EmailLink, PhoneLink } from '@/components/ui/reach-link'
import type { Company } from '@/lib/company'

interface DirectContactProps {
  text: string
  company: Company
  address: string
}

/** Why the form cannot send, and how to reach the company instead. */
export const DirectContact = ({ text, company: { phone, email }, address }: DirectContactProps) => (
  <>
    <p>{text}</p>
    <PhoneLink phone={phone} />
    <br />
    <EmailLink email={email} />
    <address className="py-1 not-italic">{address}</address>
  </>
)
