'use client'

import { useEffect, useState } from 'react'

import type { FormVariant } from './use-enquiry'

/** Gives the focus back to the field of a form that was drawn anew while someone was typing into it. */
export function useTypingKept(form: FormVariant) {
  const [typing] = useState(() => (typeof document === 'undefined' ? '' : (document.activeElement?.id ?? '')))
  useEffect(() => {
    const field = document.getElementById(typing)
    if (!typing.startsWith(`${form}-`) || !(field instanceof HTMLElement) || field === document.activeElement) return
    field.focus()
    // An e-mail field has no place of the cursor.
    if (field instanceof HTMLInputElement && field.selectionStart !== null) field.selectionStart = field.value.length
  }, [form, typing])
}
