'use client'

import { useEffect, useState } from 'react'

import type { FormVariant } from './use-enquiry'

/** Returns the focus to the field in which someone was typing when the form was rendered again. */
export function useTypingKept(form: FormVariant) {
  const [typing] = useState(() => (typeof document === 'undefined' ? '' : (document.activeElement?.id ?? '')))
  useEffect(() => {
    const field = document.getElementById(typing)
    if (!typing.startsWith(`${form}-`) || !(field instanceof HTMLElement) || field === document.activeElement) return
    field.focus()
    // An e-mail field reports no cursor position.
    if (field instanceof HTMLInputElement && field.selectionStart !== null) field.selectionStart = field.value.length
  }, [form, typing])
}
