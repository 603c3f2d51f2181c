import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { telephoneHref } from '@/lib/company-contact'

/** Target height at least 44 px on touch devices (WCAG 2.5.5). */
const variants = cva('inline-flex min-h-11 items-center lg:pointer-fine:min-h-8', {
  variants: {
    variant: {
      strong: 'font-semibold text-sindoor underline',
      ledger: 'text-sindoor underline decoration-margin hover:decoration-sindoor',
      ink: 'hover:text-marigold hover:underline',
    },
  },
  defaultVariants: { variant: 'strong' },
})

interface ContactLinkProps extends VariantProps<typeof variants> {
  /** Screen-reader prefix of the link. */
  srLabel?: string
  /** Screen-reader suffix of the link. */
  srNote?: string | undefined
  className?: string
}

/** A `tel:` link. */
export const PhoneLink = ({ phone, className, ...props }: ContactLinkProps & { phone: string }) => (
  <ContactLink {...props} className={clsx('whitespace-nowrap', className)} href={telephoneHref(phone)} shown={phone} />
)

/** A `mailto:` link. */
export const EmailLink = ({ email, ...props }: ContactLinkProps & { email: string }) => (
  <ContactLink {...props} href={`mailto:${email}`} shown={<Address email={email} />} />
)

/** An e-mail address that large letters break before its "@", not within a word. */
const Address = ({ email }: { email: string }) => {
  const [name, host] = email.split('@')
  return (
    <span>
      {name}
      <wbr />@{host}
    </span>
  )
}

const ContactLink = ({
  href,
  shown,
  srLabel,
  srNote,
  className,
  ...props
}: ContactLinkProps & { href: string; shown: ReactNode }) => (
  <a href={href} className={variants({ ...props, className })}>
    {srLabel && <span className="sr-only">{`${srLabel}\u00A0`}</span>}
    {shown}
    {srNote && <span className="sr-only">{`\u00A0${srNote}`}</span>}
  </a>
)
