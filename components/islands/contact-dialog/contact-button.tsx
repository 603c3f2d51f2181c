'use client'

import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { press } from '@/lib/page-start/contract'

import { expectContactDialog } from './code'
import { setContactDialog } from './store'

interface ContactButtonProps {
  /** Address of the contact page. */
  contact: string
  children: ReactNode
  /** Prefills the subject of the enquiry. */
  subject?: string
  /** Added for screen readers when several buttons of a page have the same words. */
  about?: string
  variant?: 'primary' | 'outline' | 'ink' | 'text'
}

/** Opens the contact dialog; before it is hydrated, and without scripts, it leads to the contact page. */
export function ContactButton({ contact, children, subject = '', about, variant }: ContactButtonProps) {
  return (
    <form
      action={contact}
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        setContactDialog({ opener: { current: event.currentTarget.querySelector('button') }, subject })
      }}
    >
      <Button
        type="submit"
        variant={variant}
        // Without scripts the subject goes into the address. A hidden input would be filled in by bots.
        {...(subject && { name: 'subject', value: subject })}
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
