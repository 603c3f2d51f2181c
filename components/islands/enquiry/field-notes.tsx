import { clsx } from 'clsx'
import { useWatch, type Control } from 'react-hook-form'

import { useHydrated } from '@/components/ui/use-hydrated'
import { countGraphemes } from '@/content/schema/graphemes'
import { probableDomain, withDomain } from '@/lib/enquiry/normalise'
import type { Enquiry, EnquiryTexts } from '@/lib/enquiry/schema'
import { interpolate, interpolateIn } from '@/lib/i18n/interpolate'

/**
 * Length (up to 10 000) and limit of the message, in a `span`: translators replace text nodes that React updates. Of a
 * draft, the length shows after hydration: a text that differs from the HTML would make React render the form again.
 */
export function MessageCount({ control, texts }: { control: Control<Enquiry>; texts: EnquiryTexts }) {
  const draft = useWatch({ control, name: 'message' })
  const message = useHydrated() ? draft : ''
  const values = { count: countGraphemes(message, 10_000), max: texts.fields.message.max ?? 0 }
  const isOver = values.count > values.max
  return (
    <span className={clsx(isOver && 'font-semibold text-sindoor')}>
      {interpolateIn(texts.locale, texts.count, values)}
    </span>
  )
}

interface DomainSuggestionProps {
  control: Control<Enquiry>
  texts: EnquiryTexts
  /** Called with the corrected address. */
  onAccept: (email: string) => void
}

/** Button that corrects a frequent slip in the domain of the address; beside the label, where it moves nothing. */
export function DomainSuggestion({ control, texts, onAccept }: DomainSuggestionProps) {
  const email = useWatch({ control, name: 'email' })
  const domain = useHydrated() && probableDomain(email)
  if (!domain) return
  return (
    <button
      type="button"
      className="-my-1 py-1 text-sindoor underline"
      onClick={() => onAccept(withDomain(email, domain))}
    >
      <span>{interpolate(texts.didYouMean, { domain })}</span>
    </button>
  )
}
