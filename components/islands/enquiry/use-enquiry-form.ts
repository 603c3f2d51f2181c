import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'

import {
  beginDraft,
  forms,
  isSameEnquiry,
  prefillFields,
  readDraft,
  writeDraft,
  type FormName,
  type Prefill,
} from '@/lib/enquiry/draft'
import { normalise } from '@/lib/enquiry/normalise'
import { emptyEnquiry, enquiryFields, enquirySchema, type Enquiry, type EnquiryTexts } from '@/lib/enquiry/schema'
import { idle } from '@/lib/enquiry/state-machine'
import { enquiryStore } from '@/lib/enquiry/store'

import { readControls } from './read-controls'

/** Subscribes to the enquiry state of a form; `idle` on the server and during hydration. */
export function useEnquiryState(formName: FormName) {
  const store = enquiryStore(formName)
  return useSyncExternalStore(store.subscribe, store.current, () => idle)
}

/** The form with its zod schema, filled from draft and `prefill`; emptied after a send, unless its values have changed. */
export function useEnquiryForm(formName: FormName, texts: EnquiryTexts, prefill: Prefill) {
  const state = useEnquiryState(formName)
  const resolver = useMemo(() => zodResolver(enquirySchema(texts)), [texts])
  const [initialValues] = useState(() => beginDraft(formName, prefill).values)
  const form = useForm<Enquiry>({ mode: 'all', resolver, shouldFocusError: false, defaultValues: initialValues })
  const currentPrefill = useRef(prefill)

  /** Sets the fields to the stored draft, which is newer than what the browser fills in again after Back or a reload. */
  const showDraft = useEffectEvent(() => {
    if (!readDraft(formName)) return
    const { values } = beginDraft(formName, currentPrefill.current)
    for (const field of enquiryFields) if (form.getValues(field) !== values[field]) form.setValue(field, values[field])
  })
  useEffect(() => {
    showDraft()
    // A page from the back/forward cache does not know what other pages have done with the draft.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      showDraft()
      enquiryStore(formName).readOutcome()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [formName])
  useEffect(() => {
    if (!forms[formName].readsQuery) return
    const query = new URLSearchParams(location.search)
    for (const field of prefillFields) {
      const queryText = query.get(field)?.trim()
      if (!queryText || form.getValues(field).trim() !== '') continue
      currentPrefill.current = { ...currentPrefill.current, [field]: queryText }
      form.setValue(field, queryText)
    }
  }, [form, formName])

  useEffect(() => {
    if (state.name !== 'sent' || !isSameEnquiry(form.getValues(), state.enquiry)) return
    currentPrefill.current = {}
    form.reset(emptyEnquiry)
  }, [form, state])

  const saveDraft = () => writeDraft(formName, { values: form.getValues(), prefill: currentPrefill.current })
  /** Sets the fields to the normalised values of the DOM, since autofill may fire no event. */
  const takeControlValues = () => {
    const values = readControls(formName)
    for (const field of enquiryFields) form.setValue(field, normalise(field, values[field]))
    if (!isSameEnquiry(readDraft(formName)?.values ?? emptyEnquiry, form.getValues())) saveDraft()
  }
  return { form, saveDraft, takeControlValues }
}

/** Restores the focus of a form field if hydration has replaced the element that had the focus. */
export function useRestoredFocus(formName: FormName) {
  const [focusedId] = useState(() => (typeof document === 'undefined' ? '' : (document.activeElement?.id ?? '')))
  useEffect(() => {
    const field = document.getElementById(focusedId)
    if (!field || !focusedId.startsWith(`${formName}-`) || field === document.activeElement) return
    field.focus()
    // Puts the cursor at the end.
    if (field instanceof HTMLInputElement) field.selectionStart = field.value.length
  }, [formName, focusedId])
}
