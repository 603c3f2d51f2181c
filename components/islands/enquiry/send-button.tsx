import type { RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import type { FormName } from '@/lib/enquiry/draft'
import type { EnquiryTexts } from '@/lib/enquiry/schema'
import { earlyClick } from '@/lib/before-hydration/constants'

import { useEnquiryState } from './use-enquiry-state'
import { useSecondsUntil } from './use-seconds-until'

interface EnquirySendButtonProps {
  formName: FormName
  texts: Pick<EnquiryTexts, 'send' | 'sending' | 'slow' | 'suspected'>
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** Renders the send button, a live region that announces sending (WCAG 4.1.3), and an alert for a suspected bot. */
export function EnquirySendButton({ formName, texts, buttonRef }: EnquirySendButtonProps) {
  const state = useEnquiryState(formName)
  const isSending = state.name === 'sending'
  const isWaiting = useSecondsUntil('failure' in state ? state.failure.retryAt : undefined) > 0
  const inDialog = formName === 'dialog'
  return (
    <div
      className={
        inDialog
          ? // Sticky at the dialog's bottom edge, except in windows below 30rem height.
            'double-rule-top -mx-5 -mb-5 grid justify-items-end gap-2 bg-paper px-5 py-3 sm:col-span-2 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:-bottom-5'
          : 'mt-3 grid justify-items-start gap-2 sm:col-span-2'
      }
    >
      {/* `aria-disabled`: `disabled` would drop the focus. */}
      <Button type="submit" {...earlyClick('send')} ref={buttonRef} aria-disabled={isSending || isWaiting || undefined}>
        {isSending ? (
          // Reduced motion: a static ring.
          <span className="size-4 rounded-full border-2 border-r-transparent motion-safe:animate-spin" />
        ) : (
          inDialog && <Glyph name="send" />
        )}
        <span suppressHydrationWarning>{isSending ? texts.sending : texts.send}</span>
      </Button>
      <p role="status">{isSending && (state.slow ? texts.slow : <span className="sr-only">{texts.sending}</span>)}</p>
      {state.name === 'idle' && state.suspected && (
        <p role="alert" className="text-sindoor">
          {texts.suspected}
        </p>
      )}
    </div>
  )
}
