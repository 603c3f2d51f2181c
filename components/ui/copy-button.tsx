'use client'

import { useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'

import { Button } from './button'

interface CopyButtonProps extends ComponentProps<typeof Button> {
  /** Text to copy, or a function that returns the text when the button is pressed. */
  text: string | (() => string)
  /** `copied`: status after copying; `copyByHand`: label of the selected text if the clipboard is unavailable. */
  texts: { copied: string; copyByHand: string }
}

/** Copies a text to the clipboard; if the browser denies access, shows the text selected for copying by hand. */
export function CopyButton({ text, texts, variant = 'outline', ...buttonProps }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const [textToSelect, setTextToSelect] = useState<string>()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const copy = async () => {
    const textToCopy = typeof text === 'string' ? text : text()
    // `navigator.clipboard` is undefined on http pages.
    const succeeded = await navigator.clipboard?.writeText(textToCopy).then(
      () => true,
      () => false,
    )
    flushSync(() => {
      setIsCopied(Boolean(succeeded))
      setTextToSelect(succeeded ? undefined : textToCopy)
    })
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
        {isCopied && texts.copied}
      </span>
      {textToSelect !== undefined && (
        <label className="grid w-full gap-1 print:hidden">
          <span>{texts.copyByHand}</span>
          <textarea
            readOnly
            // A `text` button copies one line, an `outline` button an enquiry of several lines.
            rows={variant === 'text' ? 1 : 7}
            value={textToSelect}
            className="rounded border border-field-border bg-paper p-3 font-typed"
            ref={textarea}
          />
        </label>
      )}
    </>
  )
}
