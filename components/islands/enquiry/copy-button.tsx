'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'

import type { EnquiryTexts } from './texts'

interface CopyButtonProps {
  words: EnquiryTexts['failure']
  text: () => string
}

/** Copies the enquiry; where the browser does not allow it, shows it selected, to be copied by hand. */
export function CopyButton({ words, text }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const [shown, setShown] = useState<string>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setCopied(true)
    } catch {
      setShown(text())
    }
  }
  return (
    <>
      <Button look="outline" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <p role="status" className="self-center">
        {copied && words.copied}
      </p>
      {shown !== undefined && (
        <label className="grid w-full gap-1">
          {words.copyByHand}
          <textarea
            readOnly
            rows={7}
            value={shown}
            className="rounded border border-field bg-paper p-3 font-typed"
            ref={(element) => element?.select()}
          />
        </label>
      )}
    </>
  )
}
