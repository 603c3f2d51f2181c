import { CopyButton } from './copy-button'
import { EmailLink, PhoneLink } from './contact-link'

interface CopyableContactProps {
  /** A telephone number or an e-mail address. */
  to: string
  words: { copyThis: string; copied: string; copyByHand: string }
  variant?: 'strong' | 'ledger'
  /** Screen-reader suffix of the link. */
  srNote?: string | undefined
}

/** Phone or e-mail link with a copy button. */
export const CopyableContact = ({ to, words, ...props }: CopyableContactProps) => (
  <span className="flex flex-wrap items-center gap-x-3">
    {to.includes('@') ? <EmailLink email={to} {...props} /> : <PhoneLink phone={to} {...props} />}
    <CopyButton text={to} words={words} variant="text">
      <span>{words.copyThis}</span>
      <span className="sr-only">&nbsp;{to}</span>
    </CopyButton>
  </span>
)
