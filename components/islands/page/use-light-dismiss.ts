import { useEffect } from 'react'

/**
 * Closes each open `details[data-light-dismiss]` on Escape and on a press outside. Not a popover: Chrome 106–113, Safari
 * before 17 and Firefox before 125 would show its list always, and Safari before 18.3 ignores presses outside.
 */
export function useLightDismiss() {
  useEffect(() => {
    const dismiss = (event: Event) => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-light-dismiss][open]')) {
        const isKey = event instanceof KeyboardEvent
        if (isKey ? event.key !== 'Escape' : details.contains(event.target as Node)) continue
        // Closing would drop the focus of a link in the list.
        if (isKey && details.contains(document.activeElement)) details.querySelector('summary')?.focus()
        details.open = false
      }
    }
    for (const type of ['click', 'keydown']) document.addEventListener(type, dismiss)
    return () => {
      for (const type of ['click', 'keydown']) document.removeEventListener(type, dismiss)
    }
  }, [])
}
