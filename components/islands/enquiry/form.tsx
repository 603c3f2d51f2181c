'use client'

import { clsx } from 'clsx'
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import type { FieldErrors } from 'react-hook-form'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FocusNotice } from '@/components/ui/focus-notice'
import { LineIcon } from '@/components/ui/glyph'
import { ignoreRepeatedEnter } from '@/components/ui/ignore-repeated-enter'
import { draftName, earlyClick, formTitleId } from '@/lib/before-hydration/contract'
import { phoneInText, type Company } from '@/lib/content/company-contact'
import type { FormName, Prefill } from '@/lib/enquiry/draft'
import { controls, enquiryFields, type Enquiry, type EnquiryField, type EnquiryTexts } from '@/lib/enquiry/schema'
import { enquiryStore } from '@/lib/enquiry/store'
import { interpolate } from '@/lib/i18n/interpolate'
import type { MailSettings } from '@/lib/settings'

import { DomainSuggestion, MessageCount } from './field-notes'
import { normaliseOnBlurAndPaste } from './read-controls'
import { SendFailure } from './send-failure'
import { SuccessPopup } from './success-popup'
import { useConfirmLeave } from './use-confirm-leave'
import { useEnquiryForm, useEnquiryState, useRestoredFocus } from './use-enquiry-form'
import { useSecondsUntil } from './use-seconds-until'

const PAPER_PLANE = 'M14.5 1.5 1.5 7l5 2.5m8-8-5 13-3-5m8-8-8 8'

/** Props of the form; the dialog fetches most props as JSON. */
export interface EnquiryFormProps {
  formName: FormName
  /** Whether a dialog names the form, keeps Send in sight, and shows the success message in its place. */
  inDialog?: boolean
  texts: EnquiryTexts
  mail: MailSettings
  company: Company
  closeLabel: string
  /** Initial values of untouched fields; the contact page also reads these values from the URL query. */
  prefill?: Prefill
}

/** The enquiry form of the contact page, feedback page and dialog (specification, sections 3 to 5). */
export function EnquiryForm(props: EnquiryFormProps) {
  const { formName, inDialog = false, texts, mail, company, closeLabel, prefill = {} } = props
  const store = enquiryStore(formName)
  const state = useEnquiryState(formName)
  const { form, saveDraft, takeControlValues } = useEnquiryForm(formName, texts, prefill)
  useRestoredFocus(formName)
  const { errors, touchedFields, isSubmitted } = form.formState
  const [hasBeenFocused, setHasBeenFocused] = useState(false)
  const [invalidAtSubmit, setInvalidAtSubmit] = useState<EnquiryField[]>([])
  const honeypot = useRef<HTMLInputElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const isSending = state.name === 'sending'
  const isRetryTooEarly = useSecondsUntil('failure' in state ? state.failure.retryAt : undefined) > 0
  useConfirmLeave(isSending)

  const hintOf = (name: EnquiryField) => interpolate(texts.fields[name].hint, { phone: phoneInText(company) })
  const correctEmail = (email: string) => {
    form.setValue('email', email, { shouldValidate: true })
    form.setFocus('email')
    saveDraft()
  }
  /** What stands beside the labels. */
  const notes: Partial<Record<EnquiryField, ReactNode>> = {
    message: <MessageCount control={form.control} texts={texts} />,
    email: <DomainSuggestion control={form.control} texts={texts} onAccept={correctEmail} />,
  }

  const sendValid = (enquiry: Enquiry) => {
    setInvalidAtSubmit([])
    // Filled honeypot: probably a bot, so sending needs a second press of Send.
    if (honeypot.current?.value && store.dispatch({ type: 'suspected' })) return
    void store.send(enquiry, mail)
  }
  const showInvalid = (fieldErrors: FieldErrors<Enquiry>) => {
    setInvalidAtSubmit(enquiryFields.filter((field) => fieldErrors[field]))
    store.dispatch({ type: 'invalid' })
  }
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    // The store updates synchronously, unlike React state: a double click sends one enquiry.
    if (!store.dispatch({ type: 'submit', at: Date.now() })) return
    takeControlValues()
    await form.handleSubmit(sendValid, showInvalid)()
  }

  return (
    <form
      noValidate
      // `dialog` makes a native submit before hydration a no-op: no request, no navigation.
      method="dialog"
      {...draftName(formName)}
      aria-labelledby={inDialog ? undefined : formTitleId(formName)}
      onSubmit={(event) => void submit(event)}
      onChange={saveDraft}
      onKeyDown={ignoreRepeatedEnter}
      onFocus={() => setHasBeenFocused(true)}
      className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2"
      aria-busy={isSending}
    >
      {/* Screen readers reach this sentence, that all fields are required, before the first field (WCAG 3.3.2). */}
      <p id={`${formName}-required`} className="text-sm text-ink-soft sm:col-span-2" suppressHydrationWarning>
        {texts.allRequired}
      </p>
      {invalidAtSubmit.length > 0 && (
        // A new array after each failed submit: only then the notice takes the focus (WCAG 3.3.1). Until the next Send it
        // stays as it is: a list that shrinks while somebody types would move the field.
        <FocusNotice title={texts.summary} focusTrigger={invalidAtSubmit} className="mb-4 sm:col-span-2">
          <ul className="flex flex-wrap gap-x-5">
            {invalidAtSubmit.map((field) => (
              <li key={field}>
                <a
                  href={`#${formName}-${field}`}
                  className={clsx(
                    'inline-block py-1',
                    errors[field] ? 'text-sindoor underline' : 'text-ink-soft line-through',
                  )}
                  onClick={(event) => {
                    event.preventDefault()
                    form.setFocus(field)
                  }}
                >
                  {texts.fields[field].label.replace(/\s*:$/, '')}
                </a>
              </li>
            ))}
          </ul>
          {invalidAtSubmit.map((field) => controls[field].hint === 'repeated' && <p key={field}>{hintOf(field)}</p>)}
        </FocusNotice>
      )}
      {enquiryFields.map((name) => {
        const { rows, hint, ...control } = controls[name]
        return (
          <Field
            key={name}
            id={`${formName}-${name}`}
            label={texts.fields[name].label}
            hint={hintOf(name)}
            keepsHint={hint !== undefined}
            error={touchedFields[name] || isSubmitted ? errors[name]?.message : undefined}
            note={notes[name]}
            rows={rows}
            // The second line of messages is part of the gap between fields: equal gaps, and no shift when an error needs it.
            messageClass={clsx('text-xs leading-snug', !rows && 'min-h-[3.9em]')}
            className={clsx('-mb-0.5', rows && 'sm:col-span-2')}
            control={{
              ...control,
              ...normaliseOnBlurAndPaste(form.register(name), formName),
              placeholder: texts.fields[name].placeholder,
              spellCheck: rows ? undefined : false,
              readOnly: isSending,
              required: true,
              className:
                'mt-1 min-h-11 px-3.5 py-2 not-placeholder-shown:font-typed focus:font-typed placeholder:text-ink-soft',
            }}
          />
        )
      })}
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`${formName}-remark`} suppressHydrationWarning>
          {texts.honeypot}
        </label>
        <input ref={honeypot} type="text" id={`${formName}-remark`} name="remark" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="mt-1 text-sm text-ink-soft sm:col-span-2" suppressHydrationWarning>
        {texts.yourData.short}{' '}
        <a href={texts.yourData.href} className="inline-block py-1 underline">
          {texts.yourData.label}
        </a>
      </p>
      <div
        className={
          inDialog
            ? // Sticky at the dialog's bottom edge, except in windows below 30rem height.
              '-mx-5 -mb-5 grid justify-items-end gap-2 bg-paper px-5 py-3 double-rule-top sm:col-span-2 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:-bottom-5'
            : 'grid justify-items-start gap-2 sm:col-span-2'
        }
      >
        {/* `aria-disabled`: `disabled` would drop the focus. */}
        <Button
          type="submit"
          {...earlyClick('send')}
          ref={sendButton}
          aria-disabled={isSending || isRetryTooEarly || undefined}
        >
          {isSending ? (
            <span className="size-4 rounded-full border-2 border-r-transparent motion-safe:animate-spin" />
          ) : (
            inDialog && <LineIcon path={PAPER_PLANE} />
          )}
          <span suppressHydrationWarning>{isSending ? texts.sending : texts.send}</span>
        </Button>
        {/* Announces that the enquiry is being sent (WCAG 4.1.3). */}
        <p role="status">{isSending && (state.slow ? texts.slow : <span className="sr-only">{texts.sending}</span>)}</p>
        {state.name === 'idle' && state.suspected && (
          <p role="alert" className="text-sindoor">
            {texts.suspected}
          </p>
        )}
      </div>
      {'failure' in state && (
        <SendFailure
          // A new key remounts the notice, which takes the focus on mount.
          key={state.failure.at}
          failure={state.failure}
          texts={texts}
          company={company}
          readEnquiry={() => form.getValues()}
          onRetry={() => {
            // The notice unmounts with the pressed button: move the focus to Send.
            sendButton.current?.focus()
            void submit()
          }}
        />
      )}
      {/* In the dialog, the success message replaces the form instead (dialog-with-form.tsx). */}
      {!inDialog && (
        <SuccessPopup
          expected={hasBeenFocused}
          enquiry={state.name === 'sent' ? state.enquiry : undefined}
          title={texts.success.titles[formName]}
          texts={texts.success}
          companyName={company.name}
          closeLabel={closeLabel}
          returnFocus={sendButton}
          onClose={() => store.dispatch({ type: 'close' })}
        />
      )}
    </form>
  )
}
