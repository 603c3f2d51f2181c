'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import type { Prefill } from '@/lib/enquiry/draft'
import { press } from '@/lib/page-start/contract'

import { expectContactDialog } from './code'
import { setContactDialog } from './store'

interface ContactButtonProps {
  /** Address of the contact page. */
  contact: string
  children: ReactNode
  /** Prefills the subject of the enquiry; a button of every page has the subjects by the address of the page. */
  subject?: string | Record<string, string>
  /** Id with which a hidden field of a calculator brings its `message`. */
  id?: string
  /** Added for screen readers when several buttons of a page have the same words. */
  about?: string
  variant?: 'primary' | 'outline' | 'ink' | 'text' | 'bar'
}

/** Opens the contact dialog; before it is hydrated, and without scripts, it leads to the contact page. */
export function ContactButton({ contact, children, subject = '', id, about, variant }: ContactButtonProps) {
  const path = usePathname()
  const known = typeof subject === 'string' ? subject : subject[path]
  return (
    <form
      id={id}
      action={contact}
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        const { message } = Object.fromEntries(new FormData(event.currentTarget)) as Prefill
        const opener = { current: event.currentTarget.querySelector('button') }
        setContactDialog({ opener, prefill: { subject: known, message } })
      }}
    >
      <Button
        type="submit"
        variant={variant}
        // Without scripts the subject goes into the address. A hidden input would be filled in by bots.
        {...(known && { name: 'subject', value: known })}
        {...press('page')}
        aria-haspopup="dialog"
        onPointerEnter={expectContactDialog}
        onFocus={expectContactDialog}
        onTouchStart={expectContactDialog}
      >
        <span>{children}</span>
        {about && <span className="sr-only">{` ${about}`}</span>}
      </Button>
    </form>
  )
}
