'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

import { ContactButton } from './contact-button'

interface PathContactButtonProps extends Omit<ComponentProps<typeof ContactButton>, 'subject'> {
  /** Subject to prefill by pathname, from `pageSubjects`; `''` for all other pages. */
  subjectByPath: Record<string, string>
}

/** The contact button of the layout, which does not know its page. */
export const PathContactButton = ({ subjectByPath, ...props }: PathContactButtonProps) => (
  <ContactButton {...props} subject={subjectByPath[usePathname()] ?? subjectByPath['']!} />
)
