'use client'

import { useEffect, useRef } from 'react'

import type { EnquiryField } from '@/lib/enquiry/schema'

import type { EnquiryTexts } from './enquiry-texts'
import type { FormVariant } from './use-enquiry'

export interface WrongField {
  field: EnquiryField
  message: string
}

interface EnquirySummaryProps {
  /** What the last submit found; it stays until the next one, so that nothing moves while someone types. */
  wrong: WrongField[]
  variant: FormVariant
  texts: Pick<EnquiryTexts, 'summary' | 'fields'>
  onFollow: (field: EnquiryField) => void
}

/** Takes the focus after a failed submit and leads to each wrong field, in the fields' own words (WCAG 3.3.1). */
export function EnquirySummary({ wrong, variant, texts, onFollow }: EnquirySummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [wrong])
  if (wrong.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-4 border-l-4 border-sindoor bg-sindoor-tint p-4 sm:col-span-2"
    >
      <p className="font-heading text-lg font-semibold">{texts.summary}</p>
      <ul className="mt-1">
        {wrong.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${variant}-${field}`}
              className="inline-block py-1 text-sindoor underline"
              onClick={(event) => {
                event.preventDefault()
                onFollow(field)
              }}
            >
              {texts.fields[field].label} {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
