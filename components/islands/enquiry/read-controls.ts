import type { ChangeEvent, FocusEvent } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

import type { FormName } from '@/lib/enquiry/draft'
import { normalise } from '@/lib/enquiry/normalise'
import { enquiryFields, type Enquiry, type EnquiryField } from '@/lib/enquiry/schema'
import { enquiryStore } from '@/lib/enquiry/store'

/** Field values read from the DOM: React may get no event for typing before hydration or for autofill. */
export function readControls(formName: FormName): Enquiry {
  const valueOf = (field: EnquiryField) =>
    (document.getElementById(`${formName}-${field}`) as TextBox | null)?.value ?? ''
  return Object.fromEntries(enquiryFields.map((field) => [field, valueOf(field)])) as Enquiry
}

/** Wraps `onBlur` and `onChange` of a registered field: normalises its value on blur and paste, before validation. */
export function normaliseOnBlurAndPaste(
  { onBlur, onChange, ...field }: UseFormRegisterReturn<EnquiryField>,
  formName: FormName,
) {
  const normaliseValue = (textBox: TextBox) => {
    const value = normalise(field.name, textBox.value)
    // Assigning `value` clears the browser's undo history: assign only a changed value.
    if (value !== textBox.value) textBox.value = value
  }
  return {
    ...field,
    onBlur(event: FocusEvent<TextBox>) {
      // The success popup takes the focus from the emptied form: skip validation of the empty fields.
      if (enquiryStore(formName).current().name === 'sent') return
      // Blur also fires when the window loses focus: then skip normalising, which would move the cursor.
      if (event.target !== document.activeElement) normaliseValue(event.target)
      return onBlur(event)
    },
    onChange(event: ChangeEvent<TextBox>) {
      if ((event.nativeEvent as InputEvent).inputType === 'insertFromPaste') normaliseValue(event.target)
      return onChange(event)
    },
  }
}

type TextBox = HTMLInputElement | HTMLTextAreaElement
