import { enquiryFields, type Enquiry, type EnquiryField } from '@/lib/enquiry/schema'

import type { FormVariant } from './use-enquiry'

interface Control {
  type?: string
  inputMode?: 'numeric'
  autoComplete: string
  rows?: number
}

/** How the browser helps with each field: keyboard, autofill (WCAG 1.3.5) and size. */
export const controls: Record<EnquiryField, Control> = {
  name: { autoComplete: 'name' },
  coopname: { autoComplete: 'organization' },
  // Not of type `tel`: HTML does not allow `tel-national` on that type (HTML, 4.10.18.7).
  contactno: { inputMode: 'numeric', autoComplete: 'tel-national' },
  address: { autoComplete: 'address-line1' },
  email: { type: 'email', autoComplete: 'email' },
  subject: { autoComplete: 'off' },
  message: { autoComplete: 'off', rows: 3 },
}

/** Values typed before hydration, which React would overwrite. None in the dialog, which only scripts can show. */
export function typedEarly(variant: FormVariant): Partial<Enquiry> {
  if (typeof document === 'undefined' || variant === 'dialog') return {}
  const values = enquiryFields.map((field) => {
    const control = document.getElementById(`${variant}-${field}`)
    return [field, control && 'value' in control ? control.value : ''] as const
  })
  return Object.fromEntries(values.filter(([, value]) => value !== ''))
}
