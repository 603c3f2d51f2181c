import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'

import {
  beginDraft,
  isSame,
  prefillFields,
  readDraft,
  writeDraft,
  type FormName,
  type Prefill,
} from '@/lib/enquiry/draft'
import { textIn } from '@/lib/enquiry/enquiry-text'
import {
  emptyEnquiry,
  enquiryFields,
  enquirySchema,
  type Enquiry,
  type EnquiryField,
  type EnquiryTexts,
} from '@/lib/enquiry/schema'
import { normalise } from '@/lib/enquiry/normalise'

import { readValues, valuesBeforeHydration } from './read-controls'
import { useEnquiryState } from './use-enquiry-state'

/** react-hook-form with the zod schema; saves values as a draft and resets after a successful submit. */
export function useEnquiryForm(formName: FormName, texts: EnquiryTexts, prefill: Prefill) {
  const state = useEnquiryState(formName)
  const resolver = useMemo(() => zodResolver(enquirySchema(texts)), [texts])
  const [early] = useState(() => valuesBeforeHydration(formName))
  const [initialValues] = useState(() => ({ ...beginDraft(formName, prefill).values, ...early }))
  const form = useForm<Enquiry>({ mode: 'all', resolver, shouldFocusError: false, defaultValues: initialValues })
  const filled = useRef(prefill)

  // Text typed before hydration fires no change event for React: save it here.
  useEffect(() => {
    if (Object.keys(early).length > 0) writeDraft(formName, { values: initialValues, prefill: {} })
  }, [initialValues, early, formName])
  useEffect(() => {
    if (formName !== 'contact') return
    for (const field of prefillFields) {
      const prefill = textIn(location.search, field, texts.fields[field].max)
      if (!prefill || form.getValues(field).trim() !== '') continue
      filled.current = { ...filled.current, [field]: prefill }
      form.setValue(field, prefill)
    }
  }, [form, texts, formName])

  useEffect(() => {
    if (state.name !== 'sent' || !isSame(form.getValues(), state.enquiry)) return
    filled.current = {}
    form.reset(emptyEnquiry)
  }, [form, state])

  const keep = () => writeDraft(formName, { values: form.getValues(), prefill: filled.current })
  /** Validates the DOM values, since autofill may fire no event. Returns the enquiry, or the invalid fields. */
  const check = async () => {
    const shown = readValues(formName)
    for (const field of enquiryFields) form.setValue(field, normalise(field, shown[field]))
    if (!isSame(readDraft(formName)?.values ?? emptyEnquiry, form.getValues())) keep()
    let checked: { enquiry?: Enquiry; invalid: EnquiryField[] } = { invalid: [] }
    await form.handleSubmit(
      (enquiry) => void (checked = { enquiry, invalid: [] }),
      (errors) => void (checked = { invalid: enquiryFields.filter((field) => errors[field]) }),
    )()
    return checked
  }
  return { form, keep, check }
}

/** Restores the focus to the form field that had it before hydration replaced the element. */
export function useRestoredFocus(formName: FormName) {
  const [typing] = useState(() => (typeof document === 'undefined' ? '' : (document.activeElement?.id ?? '')))
  useEffect(() => {
    const field = document.getElementById(typing)
    if (!typing.startsWith(`${formName}-`) || !(field instanceof HTMLElement) || field === document.activeElement)
      return
    field.focus()
    // Inputs of type `email` have no selectionStart.
    if (field instanceof HTMLInputElement && field.selectionStart !== null) field.selectionStart = field.value.length
  }, [formName, typing])
}
