'use client'

import { useState, type ReactNode } from 'react'

import { Button } from './button'

interface CopyButtonProps {
  /** What is copied; a function gives it when the button is pressed. */
  text: string | (() => string)
  /** Said when it is copied, and where the browser does not copy. */
  words: { copied: string; copyByHand: string }
  variant?: 'outline' | 'text'
  children: ReactNode
}

/** Copies a text; where the browser does not allow it, shows it selected, to be copied by hand. */
export function CopyButton({ text, words, variant = 'outline', children }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const [shown, setShown] = useState<string>()
  const copy = async () => {
    const plain = typeof text === 'string' ? text : text()
    try {
      await navigator.clipboard.writeText(plain)
      setCopied(true)
    } catch {
      setShown(plain)
    }
  }
  return (
    <>
      <Button variant={variant} className="print:hidden scripting-none:hidden" onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status" className="self-center print:hidden">
        {copied && words.copied}
      </span>
      {shown !== undefined && (
        <label className="grid w-full gap-1">
          {words.copyByHand}
          <textarea
            readOnly
            rows={variant === 'text' ? 1 : 7}
            value={shown}
            className="rounded border border-field bg-paper p-3 font-typed"
            ref={(element) => element?.select()}
          />
        </label>
      )}
    </>
  )
}
