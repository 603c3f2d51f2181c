import type { SyntheticEvent } from 'react'

import { Button, buttonVariants } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { CopyableContact } from '@/components/ui/copyable-contact'
import { FocusNotice } from '@/components/ui/focus-notice'
import type { Company } from '@/lib/content/company-contact'
import { mailtoUrl, enquiryText, withCodeAndTime } from '@/lib/enquiry/enquiry-text'
import { canRetry } from '@/lib/enquiry/provider-client'
import type { Enquiry, EnquiryTexts } from '@/lib/enquiry/schema'
import type { Failure } from '@/lib/enquiry/state-machine'
import { interpolateIn } from '@/lib/i18n/interpolate'

import { CompanyPlaceholderLabel } from '../company-placeholder-label'
import { useOnline } from './use-online'
import { useSecondsUntil } from './use-seconds-until'

interface SendFailureProps {
  failure: Failure
  texts: Pick<EnquiryTexts, 'locale' | 'failure' | 'fields'>
  company: Company
  /** Reads the current values of the form. */
  readEnquiry: () => Enquiry
  onRetry: () => void
}

/** Notice of a send failure: whether it is certain, reason, retry, phone and mail links. The form keeps its values. */
export function SendFailure({ failure, texts, company, readEnquiry, onRetry }: SendFailureProps) {
  const { locale, failure: failureTexts, fields } = texts
  const { kind, retryAt } = failure
  const isBackOnline = useOnline() && kind === 'offline'
  const secondsLeft = useSecondsUntil(retryAt)
  const readMail = () => mailtoUrl(company.email, readEnquiry(), fields)
  const mail = readMail()
  // The `mailto:` URL contains the form's values: rebuild the URL on focus and pointer enter.
  const renewHref = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
    void (currentTarget.href = readMail().href)
  return (
    <FocusNotice title={headingFor(kind, failureTexts)} className="mt-4 sm:col-span-2">
      <p>
        <span>{failureTexts.kept}</span>{' '}
        <span>{isBackOnline ? failureTexts.backOnline : failureTexts.reasons[kind]}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <span>{failureTexts.call}</span>
        <CopyableContact contact={company.phone} texts={failureTexts} />
        <CopyableContact contact={company.email} texts={failureTexts} />
        <CompanyPlaceholderLabel placeholderNote={company.placeholderNote} />
      </div>
      {secondsLeft > 0 && (
        // `aria-live` is off, since the countdown changes every second.
        <p aria-live="off" role="timer">
          {interpolateIn(locale, secondsLeft === 1 ? failureTexts.waitSecond : failureTexts.waitSeconds, {
            count: secondsLeft,
          })}
        </p>
      )}
      <p>{withCodeAndTime(locale, failureTexts.quote, failure)}</p>
      <div className="flex flex-wrap items-start gap-3">
        {canRetry(kind) && secondsLeft === 0 && (
          <Button variant="outlined" onClick={onRetry}>
            {failureTexts.retry}
          </Button>
        )}
        <a
          href={mail.href}
          className={buttonVariants({ variant: 'outlined' })}
          onFocus={renewHref}
          onPointerEnter={renewHref}
        >
          {failureTexts.mail}
        </a>
        <CopyButton texts={failureTexts} text={() => enquiryText(readEnquiry(), fields)}>
          {failureTexts.copy}
        </CopyButton>
      </div>
      {!mail.isWhole && <p>{failureTexts.mailTooLong}</p>}
    </FocusNotice>
  )
}

/** Heading for a kind of failure; says "not sent" only where no enquiry can have arrived. */
function headingFor(kind: Failure['kind'], texts: EnquiryTexts['failure']) {
  if (kind === 'late' || kind === 'left' || kind === 'gateway') return texts.unknownTitle
  return kind === 'network' || kind === 'offline' ? texts.networkTitle : texts.title
}
