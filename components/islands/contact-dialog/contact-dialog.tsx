'use client'

import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { Button, ButtonLink } from '@/components/ui/button'
import { FocusNotice } from '@/components/ui/focus-notice'
import { usePauseMotion } from '@/components/ui/paused-motion'
import { useUntilClosed } from '@/components/ui/use-until-closed'
import { elementIds } from '@/lib/before-hydration/contract'
import { withSubject } from '@/lib/urls/routes'

import { loadContactDialog, setContactDialog, useContactDialog, type OpenedDialog } from './dialog-store'
import { useStaleOverlayEntries } from './use-close-on-back'

interface ContactDialogProps {
  /** Address and name of the contact page. */
  contact: { path: string; name: string }
  /** Status text while the dialog loads. */
  loadingText: string
  /** Title of the fallback when the dialog fails to load. */
  failTitle: string
  /** Title of the fallback when a link cannot be followed without a connection. */
  offlineTitle: string
  closeLabel: string
  /** URL of the dialog's JSON data. */
  jsonUrl: string
  /** Content of the fallback: other ways to reach the company. */
  fallback: ReactNode
}

/** Longest wait for the dialog's chunk and JSON data. */
const LOAD_TIMEOUT_MS = 8000

const close = () => setContactDialog(undefined)

/** The page's single contact dialog, opened by any contact button; once loaded, stays mounted to keep typed text. */
export function ContactDialog(props: ContactDialogProps) {
  const { contact, loadingText, failTitle, offlineTitle, closeLabel, jsonUrl, fallback } = props
  const opened = useContactDialog()
  const popoverRef = useRef<HTMLDivElement>(null)
  /** The opening that failed or timed out; another press is a new opening. */
  const [failedOpening, setFailedOpening] = useState<OpenedDialog>()
  const lastOpened = useUntilClosed(opened, opened !== undefined)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadContactDialog>>>()
  usePauseMotion(opened !== undefined)
  useStaleOverlayEntries()

  const needsPopover = opened !== undefined && (!loaded || opened.noForm === true)
  useLayoutEffect(() => {
    if (!opened || !needsPopover) return
    const popover = popoverRef.current
    // Hiding a popover focuses the element that had the focus before `showPopover`: focus the opener first.
    opened.opener.current?.focus()
    popover?.showPopover?.()
    const onFailure = () => setFailedOpening(opened)
    const timeout = setTimeout(onFailure, opened.noForm ? 0 : LOAD_TIMEOUT_MS)
    if (!opened.noForm) loadContactDialog().then(setLoaded, onFailure)
    return () => {
      clearTimeout(timeout)
      popover?.hidePopover?.()
    }
  }, [opened, needsPopover])

  const closeFallback = () => {
    popoverRef.current?.hidePopover?.()
    close()
  }
  const hasFailed = opened !== undefined && opened === failedOpening
  return (
    <>
      {/* Before hydration, lib/before-hydration/first-script.ts shows this popover while the contact page loads. */}
      <div
        ref={popoverRef}
        id={elementIds.loadingPopover}
        data-json={jsonUrl}
        popover="auto"
        suppressHydrationWarning
        // Light dismiss (Escape or a press outside) while the dialog loads cancels the opening.
        onToggle={({ newState }) => newState === 'closed' && needsPopover && close()}
        className={clsx(
          'm-auto max-w-[90vw] rounded-lg bg-paper text-ink backdrop:bg-shade open:block',
          // Fixed position: for browsers without the Popover API.
          hasFailed ? 'fixed inset-0 z-50 h-fit w-fit' : 'hidden',
        )}
      >
        {hasFailed ? (
          <FocusNotice title={opened.noForm ? offlineTitle : failTitle}>
            {fallback}
            <div className="flex flex-wrap gap-3">
              {!opened.noForm && (
                <ButtonLink variant="outlined" href={withSubject(contact.path, opened.prefill.subject)}>
                  {contact.name}
                </ButtonLink>
              )}
              <Button variant="outlined" onClick={closeFallback}>
                {closeLabel}
              </Button>
            </div>
          </FocusNotice>
        ) : (
          <p role="status" className="px-8 py-5 font-semibold">
            {loadingText}
          </p>
        )}
      </div>
      {loaded && lastOpened && (
        <loaded.DialogWithForm
          {...loaded.data}
          lastOpened={lastOpened}
          open={opened !== undefined && !needsPopover}
          onClose={close}
        />
      )}
    </>
  )
}
