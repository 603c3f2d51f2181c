import { ContactLink } from './contact-link'
import { CopyButton } from './copy-button'

interface CopyableContactProps {
  /** A phone number or an e-mail address. */
  contact: string
  texts: { copyThis: string; copied: string; copyByHand: string }
  variant?: 'strong' | 'ledger'
  /** Screen-reader suffix of the link. */
  srNote?: string | undefined
}

/** Phone or e-mail link with a copy button. */
export const CopyableContact = ({ contact, texts, ...props }: CopyableContactProps) => (
  <span className="flex flex-wrap items-center gap-x-3">
    <ContactLink contact={contact} {...props} />
    <CopyButton text={contact} texts={texts} variant="text">
      <span>{texts.copyThis}</span>
      <span className="sr-only">&nbsp;{contact}</span>
    </CopyButton>
  </span>
)
