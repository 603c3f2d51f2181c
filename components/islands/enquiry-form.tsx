'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Glyph } from '@/components/ui/glyph'
import { emptyEnquiry, enquiryFields, enquirySchema, type Enquiry, type EnquiryField } from '@/lib/enquiry/schema'
import { sendEnquiry, type Outcome } from '@/lib/enquiry/send'
import type { MailSettings } from '@/lib/settings'

import { EnquiryFailure, type FailureTexts } from './enquiry-failure'
import { EnquirySuccess } from './enquiry-success'
import { useAlive } from './use-alive'

/** Where the form stands; it decides the title of the success popup (specification, section 8). */
export type FormVariant = 'dialog' | 'contact' | 'feedback'

/** Words of the form, from content. */
interface EnquiryTexts {
  fields: Record<EnquiryField, { label: string; placeholder: string; required: string; min?: number; max?: number }>
  messages: { tooShort: string; tooLong: string; invalidNumber: string; invalidEmail: string }
  send: string
  sending: string
  success: { titles: Record<FormVariant, string>; text: string; close: string }
  failure: FailureTexts
}

export interface EnquiryFormProps {
  variant: FormVariant
  texts: EnquiryTexts
  mail: MailSettings
  phone: string
  closeLabel: string
  subject?: string
  /** What was typed before the form was last taken off the page. */
  draft?: Enquiry
  onDraft?: (draft: Enquiry) => void
  /** Called when sending begins and when its outcome is known. */
  onBusy?: (busy: boolean) => void
  /** Called when the visitor has closed the success popup. */
  onDone?: () => void
}

/** How the browser helps with each field: keyboard, autofill (WCAG 1.3.5) and size. */
const controls: Record<EnquiryField, { type?: string; inputMode?: 'tel'; autoComplete: string; rows?: number }> = {
  name: { autoComplete: 'name' },
  coopname: { autoComplete: 'organization' },
  contactno: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  address: { autoComplete: 'street-address' },
  email: { type: 'email', autoComplete: 'email' },
  subject: { autoComplete: 'off' },
  message: { autoComplete: 'off', rows: 3 },
}

/** The enquiry form of contact page, feedback page and dialog (specification, sections 3 to 5). */
export function EnquiryForm({ variant, texts, mail, phone, closeLabel, subject = '', draft, ...on }: EnquiryFormProps) {
  const resolver = useMemo(() => zodResolver(enquirySchema(texts)), [texts])
  const form = useForm<Enquiry>({ mode: 'all', resolver, defaultValues: draft ?? { ...emptyEnquiry, subject } })
  const { errors, touchedFields, isSubmitted, isSubmitting } = form.formState
  const alive = useAlive()
  const [outcome, setOutcome] = useState<Outcome>()
  const sendButton = useRef<HTMLButtonElement>(null)
  // State arrives a render late; a lock that changes at once keeps a double click from sending twice.
  const locked = useRef(false)

  const { onDraft } = on
  useEffect(() => {
    if (!onDraft) return
    return () => onDraft(form.getValues())
  }, [form, onDraft])

  const send = async (enquiry: Enquiry) => {
    setOutcome(undefined)
    const result = await sendEnquiry(enquiry, mail)
    if (result.state === 'sent') form.reset(emptyEnquiry)
    setOutcome(result)
  }
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (locked.current) return
    locked.current = true
    on.onBusy?.(true)
    await form.handleSubmit(send)()
    on.onBusy?.(false)
    locked.current = false
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2"
      aria-busy={isSubmitting}
    >
      {enquiryFields.map((name) => {
        const { rows, ...control } = controls[name]
        const shown = touchedFields[name] || isSubmitted
        return (
          <Field
            key={name}
            id={`${variant}-${name}`}
            label={texts.fields[name].label}
            error={shown ? errors[name]?.message : undefined}
            rows={rows}
            className={name === 'message' ? 'sm:col-span-2' : undefined}
            control={{
              ...control,
              ...form.register(name),
              placeholder: texts.fields[name].placeholder,
              spellCheck: rows ? undefined : false,
            }}
          />
        )
      })}
      <div className={variant === 'dialog' ? 'double-rule-top flex justify-end pt-4 sm:col-span-2' : 'sm:col-span-2'}>
        <Button type="submit" ref={sendButton} disabled={!alive || isSubmitting}>
          {variant === 'dialog' && <Glyph name="send" />}
          {isSubmitting ? texts.sending : texts.send}
        </Button>
      </div>
      {outcome && outcome.state !== 'sent' && (
        <EnquiryFailure outcome={outcome} texts={texts.failure} phone={phone} onRetry={() => void submit()} />
      )}
      <EnquirySuccess
        open={outcome?.state === 'sent'}
        title={texts.success.titles[variant]}
        texts={texts.success}
        closeLabel={closeLabel}
        returnFocus={sendButton}
        onClose={() => {
          setOutcome(undefined)
          on.onDone?.()
        }}
      />
    </form>
  )
}
