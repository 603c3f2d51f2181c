'use client'

import { useEffect, useState } from 'react'

import type { FormVariant } from '@/lib/enquiry/form'

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
