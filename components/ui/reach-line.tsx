import { CopyButton } from './copy-button'
import { EmailLink, PhoneLink } from './reach-link'

interface ReachLineProps {
  /** A telephone number or an e-mail address. */
  to: string
  words: { copyThis: string; copied: string; copyByHand: string }
  variant?: 'strong' | 'ledger'
  /** Text for screen readers after the link text. */
  srNote?: string | undefined
}

/** A telephone number or an e-mail address, with a button that copies it. */
export const ReachLine = ({ to, words, ...props }: ReachLineProps) => (
  <span className="flex flex-wrap items-center gap-x-3">
    {to.includes('@') ? <EmailLink email={to} {...props} /> : <PhoneLink phone={to} {...props} />}
    <CopyButton text={to} words={words} variant="text">
      <span>{words.copyThis}</span>
      <span className="sr-only">&nbsp;{to}</span>
    </CopyButton>
  </span>
)
