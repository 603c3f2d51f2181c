import { clsx } from 'clsx'

import { telephoneHref } from '@/lib/urls/telephone'

const variants = {
  strong: 'font-semibold text-sindoor underline',
  ledger: 'text-sindoor underline',
  ink: 'hover:text-marigold hover:underline',
}

interface ContactLinkProps {
  /** A phone number or an e-mail address. */
  contact: string
  /** Screen-reader prefix of the link. */
  srLabel?: string
  /** Screen-reader suffix of the link. */
  srNote?: string | undefined
  variant?: keyof typeof variants
  className?: string
}

/** A `tel:` or `mailto:` link; a long address breaks before its "@", not within a word. */
export function ContactLink({ contact, srLabel, srNote, variant = 'strong', className }: ContactLinkProps) {
  const [name, host] = contact.split('@')
  return (
    <a
      href={host ? `mailto:${contact}` : telephoneHref(contact)}
      // Target height at least 44 px on touch devices (WCAG 2.5.5).
      className={clsx(
        'inline-flex min-h-11 items-center lg:pointer-fine:min-h-8',
        variants[variant],
        !host && 'whitespace-nowrap',
        className,
      )}
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
