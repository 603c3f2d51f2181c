'use client'

import { useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'

import { Button } from './button'

interface CopyButtonProps extends ComponentProps<typeof Button> {
  /** Text to copy, or a function that returns the text when the button is pressed. */
  text: string | (() => string)
  /** What the text is made from: another source clears the status. */
  source?: unknown
  /** `copied`: status after copying; `copyByHand`: label of the selected text if the clipboard is unavailable. */
  texts: { copied: string; copyByHand: string }
}

/** Copies a text to the clipboard; if the browser denies access, shows the text selected for copying by hand. */
export function CopyButton({ text, source, texts, variant = 'outlined', ...buttonProps }: CopyButtonProps) {
  const [copied, setCopied] = useState<{ source: unknown; text: string; succeeded: boolean }>()
  // A status or text from before a change would be wrong. No `key`: a new element restyles the whole page.
  const shown = copied?.source === source ? copied : undefined
  const textarea = useRef<HTMLTextAreaElement>(null)
  const copy = async () => {
    const textToCopy = typeof text === 'string' ? text : text()
    // `navigator.clipboard` is undefined on http pages.
    const succeeded = await navigator.clipboard?.writeText(textToCopy).then(
      () => true,
      () => false,
    )
    flushSync(() => setCopied({ source, text: textToCopy, succeeded: Boolean(succeeded) }))
    textarea.current?.focus()
    textarea.current?.select()
  }
  return (
    <>
      <Button
        {...buttonProps}
        variant={variant}
        className="print:hidden noscript:hidden"
        onClick={buttonProps['aria-disabled'] ? undefined : () => void copy()}
      />
      <span role="status" className="self-center print:hidden">
        {shown?.succeeded && texts.copied}
      </span>
      {shown?.succeeded === false && (
        <label className="grid w-full gap-1 print:hidden">
          <span>{texts.copyByHand}</span>
          <textarea
            readOnly
            // A `text` button copies one line, an `outlined` button an enquiry of several lines.
            rows={variant === 'text' ? 1 : 7}
            value={shown.text}
            className="rounded border border-field-border bg-paper p-3 font-typed"
            ref={textarea}
          />
        </label>
      )}
    </>
  )
}
