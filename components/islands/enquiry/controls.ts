import type { ChangeEvent, FocusEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

import type { FormVariant } from '@/lib/enquiry/draft'
import { emptyEnquiry, enquiryFields, type Enquiry, type EnquiryField } from '@/lib/enquiry/schema'
import { enquiryStore } from '@/lib/enquiry/store'
import { tidy } from '@/lib/enquiry/tidy'

/** What stands in the fields; before hydration, and when a browser fills them in by itself, no event tells of it. */
export function shownValues(variant: FormVariant): Enquiry {
  const values = { ...emptyEnquiry }
  for (const field of enquiryFields) {
    const control = document.getElementById(`${variant}-${field}`)
    if (control && 'value' in control) values[field] = String(control.value)
  }
  return values
}

/** Values typed before hydration, which React would overwrite. None in the dialog, which only scripts can show. */
export function typedEarly(variant: FormVariant): Partial<Enquiry> {
  if (typeof document === 'undefined' || variant === 'dialog') return {}
  return Object.fromEntries(Object.entries(shownValues(variant)).filter(([, value]) => value !== ''))
}

/** A registered field that tidies its value when it is left and after a paste, before the form reads it. */
export function tidied({ onBlur, onChange, ...field }: UseFormRegisterReturn<EnquiryField>, variant: FormVariant) {
  const tidyUp = (box: TextBox) => {
    const value = tidy(field.name, box.value)
    // A value that is written may end what can be undone.
    if (value !== box.value) box.value = value
  }
  return {
    ...field,
    onBlur(event: FocusEvent<TextBox>) {
      // The thanks take the focus from a form that is empty because it was sent: nothing is missing there.
      if (enquiryStore(variant).current().name === 'sent') return
      // A window that is left keeps its focused field, in which someone may go on typing.
      if (event.target !== document.activeElement) tidyUp(event.target)
      return onBlur(event)
    },
    onChange(event: ChangeEvent<TextBox>) {
      if ((event.nativeEvent as InputEvent).inputType === 'insertFromPaste') tidyUp(event.target)
      return onChange(event)
    },
  }
}

type TextBox = HTMLInputElement | HTMLTextAreaElement
