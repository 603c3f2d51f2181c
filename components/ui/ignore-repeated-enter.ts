import type { KeyboardEvent } from 'react'

/** Prevents a held Enter from pressing again what the first press has reached: Send, then the OK of the thanks. */
export function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}
