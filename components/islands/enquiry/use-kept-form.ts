'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'

import { beginDraft, isSame, readDraft, writeDraft } from '@/lib/enquiry/draft'
import type { EnquiryTexts, FormVariant } from '@/lib/enquiry/form'
import { subjectIn } from '@/lib/enquiry/letter'
import { emptyEnquiry, enquiryFields, enquirySchema, type Enquiry } from '@/lib/enquiry/schema'
import { tidy } from '@/lib/enquiry/tidy'

import { shownValues, typedEarly } from './controls'
import { useEnquiry } from './use-enquiry'

/** The values of a form: checked by its rules, kept as its draft, and emptied when they have arrived. */
export function useKeptForm(variant: FormVariant, texts: EnquiryTexts, subject: string) {
  const state = useEnquiry(variant)
  const resolver = useMemo(() => zodResolver(enquirySchema(texts)), [texts])
  const [early] = useState(() => typedEarly(variant))
  const [begun] = useState(() => ({ ...beginDraft(variant, subject).values, ...early }))
  const form = useForm<Enquiry>({ mode: 'all', resolver, shouldFocusError: false, defaultValues: begun })
  const prefill = useRef(subject)

  // Text typed before hydration fires no change event, so it is saved here.
  useEffect(() => {
    if (Object.keys(early).length > 0) writeDraft(variant, { values: begun, prefill: '' })
  }, [begun, early, variant])
  useEffect(() => {
    const asked = variant === 'contact' ? subjectIn(location.search, texts.fields.subject.max ?? 0) : ''
    if (!asked || form.getValues('subject').trim() !== '') return
    prefill.current = asked
    form.setValue('subject', asked)
  }, [form, texts, variant])

  useEffect(() => {
    if (state.name !== 'sent' || !isSame(form.getValues(), state.enquiry)) return
    prefill.current = ''
    form.reset(emptyEnquiry)
  }, [form, state])

  const keep = () => writeDraft(variant, { values: form.getValues(), prefill: prefill.current })
  /** Takes over what stands in the page: a browser may have filled fields in without an event. */
  const takeShown = () => {
    const shown = shownValues(variant)
    for (const field of enquiryFields) form.setValue(field, tidy(field, shown[field]))
    if (!isSame(readDraft(variant)?.values ?? emptyEnquiry, form.getValues())) keep()
  }
  return { form, keep, takeShown }
}

/** When React has rendered the form again, gives the focus back to the field that had it. */
export function useRestoredFocus(form: FormVariant) {
  const [typing] = useState(() => (typeof document === 'undefined' ? '' : (document.activeElement?.id ?? '')))
  useEffect(() => {
    const field = document.getElementById(typing)
    if (!typing.startsWith(`${form}-`) || !(field instanceof HTMLElement) || field === document.activeElement) return
    field.focus()
    // An e-mail field reports no cursor position.
    if (field instanceof HTMLInputElement && field.selectionStart !== null) field.selectionStart = field.value.length
  }, [form, typing])
}
