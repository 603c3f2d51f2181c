import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'

import { telephoneHref } from '@/lib/company-contact'

/** Target height at least 44 px on touch devices (WCAG 2.5.5). */
const variants = cva('inline-flex min-h-11 items-center lg:pointer-fine:min-h-8', {
  variants: {
    variant: {
      strong: 'font-semibold text-sindoor underline',
      ledger: 'text-sindoor underline',
      ink: 'hover:text-marigold hover:underline',
    },
  },
  defaultVariants: { variant: 'strong' },
})

interface ContactLinkProps extends VariantProps<typeof variants> {
  /** A phone number or an e-mail address. */
  contact: string
  /** Screen-reader prefix of the link. */
  srLabel?: string
  /** Screen-reader suffix of the link. */
  srNote?: string | undefined
  className?: string
}

/** A `tel:` or `mailto:` link; a long address breaks before its "@", not within a word. */
export function ContactLink({ contact, srLabel, srNote, variant, className }: ContactLinkProps) {
  const [name, host] = contact.split('@')
  return (
    <a
      href={host ? `mailto:${contact}` : telephoneHref(contact)}
      className={variants({ variant, className: clsx(!host && 'whitespace-nowrap', className) })}
    >
      {srLabel && <span className="sr-only">{`${srLabel}\u00A0`}</span>}
      {host ? (
        <span>
          {name}
          <wbr />@{host}
        </span>
      ) : (
        contact
      )}
      {srNote && <span className="sr-only">{`\u00A0${srNote}`}</span>}
    </a>
  )
}
