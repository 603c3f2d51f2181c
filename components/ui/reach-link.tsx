import { telephoneHref } from '@/lib/telephone'

const look = 'inline-block py-1 font-semibold text-sindoor underline'

/** A telephone number that calls when it is pressed. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={telephoneHref(phone)} className={look}>
    {phone}
  </a>
)

/** An e-mail address that opens a letter to it. */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className={look}>
    {email}
  </a>
)
