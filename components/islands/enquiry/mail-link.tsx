'use client'

import { useState } from 'react'

import { buttonLook } from '@/components/ui/button'

/** A mail link. Its address holds the form's values, which are read again when focus or pointer reach the link. */
export function MailLink({ label, href }: { label: string; href: () => string }) {
  const [address, setAddress] = useState(href)
  const renew = () => setAddress(href())
  return (
    <a href={address} className={buttonLook({ look: 'outline' })} onFocus={renew} onPointerEnter={renew}>
      {label}
    </a>
  )
}
