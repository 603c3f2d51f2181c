'use client'

import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { earlyClick, formTitleId } from '@/lib/before-hydration/contract'
import type { Prefill } from '@/lib/enquiry/draft'

import { preloadContactDialog, setContactDialog } from './dialog-store'

interface ContactButtonProps {
  /** Path of the contact page. */
  contactPath: string
  children: ReactNode
  /** Subject to prefill. */
  subject: string
  /** Id of the form; the hidden `message` input of a calculator names this id in its `form` attribute. */
  id?: string
  /** Screen-reader suffix that distinguishes buttons with the same text. */
  about?: string
  variant?: 'primary' | 'outlined' | 'ink' | 'text' | 'bar'
}

/** A button that opens the contact dialog; before hydration and without scripts, a press opens the contact page. */
export function ContactButton({ contactPath, children, subject, id, about, variant }: ContactButtonProps) {
  return (
    <form
      id={id}
      // Chromium exposes forms without a name as landmarks.
      role="none"
      action={`${contactPath}#${formTitleId('contact')}`}
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        // The contact page has the form itself.
        const formOfPage = document.getElementById(formTitleId('contact'))
        if (formOfPage) return formOfPage.parentElement!.querySelector<HTMLElement>('[name=name]')?.focus()
        const { message } = Object.fromEntries(new FormData(event.currentTarget)) as Prefill
        const opener = { current: event.currentTarget.querySelector('button') }
        setContactDialog({ opener, prefill: { subject, message } })
      }}
    >
      <Button
        type="submit"
        variant={variant}
        // The value of the submit button puts the subject into the query; bots would fill in a hidden input.
        name={subject ? 'subject' : undefined}
        value={subject || undefined}
        {...earlyClick('page')}
        aria-haspopup="dialog"
        onPointerEnter={preloadContactDialog}
        onFocus={preloadContactDialog}
        onTouchStart={preloadContactDialog}
      >
        <span>{children}</span>
        {about && <span className="sr-only">{` ${about}`}</span>}
      </Button>
    </form>
  )
}
