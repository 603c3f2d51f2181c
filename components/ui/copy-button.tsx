'use client'

import { useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'

import { Button } from './button'

interface CopyButtonProps extends ComponentProps<typeof Button> {
  /** Text to copy; a function is called on press. */
  text: string | (() => string)
  /** Status after copying, and the label of the selected text if the clipboard is unavailable. */
  texts: { copied: string; copyByHand: string }
}

/** Copies a text to the clipboard; if the browser denies access, shows the text selected for copying by hand. */
export function CopyButton({ text, texts, variant = 'outline', ...button }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
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
      setCopied(Boolean(succeeded))
      setTextToSelect(succeeded ? undefined : textToCopy)
    })
    textarea.current?.focus()
    textarea.current?.select()
  }
  return (
    <>
      <Button
        {...button}
        variant={variant}
        className="print:hidden noscript:hidden"
        onClick={button['aria-disabled'] ? undefined : () => void copy()}
      />
      <span role="status" className="self-center print:hidden">
        {copied && texts.copied}
      </span>
      {textToSelect !== undefined && (
        <label className="grid w-full gap-1 print:hidden">
          <span>{texts.copyByHand}</span>
          <textarea
            readOnly
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
