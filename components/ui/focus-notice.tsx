import { clsx } from 'clsx'
import { useEffect, useId, useRef, type ReactNode } from 'react'

const variants = {
  form: { box: 'bg-sindoor-tint p-4', title: 'text-lg' },
  page: { box: 'container-page bg-paper py-14', title: 'text-h3' },
}

interface FocusNoticeProps {
  title: string
  /** Styling: inside a form, or replacing a part of the page. */
  variant?: keyof typeof variants
  /** A changed value moves the focus to the notice again. */
  focusTrigger?: unknown
  className?: string
  children: ReactNode
}

/**
 * A notice that takes the focus on mount: screen readers read its name and description once (WCAG 4.1.3), but the text
 * of a focused live region twice.
 */
export function FocusNotice({ title, variant = 'form', focusTrigger, className, children }: FocusNoticeProps) {
  const id = useId()
  const classes = variants[variant]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    // Align a notice of at least half the window's height to the top.
    const isShort = (box.current?.offsetHeight ?? 0) < innerHeight / 2
    box.current?.scrollIntoView({ block: isShort ? 'nearest' : 'start' })
  }, [focusTrigger])
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className={clsx('grid gap-3 border-l-4 border-sindoor', classes.box, className)}
    >
      <p id={`${id}-title`} className={clsx('font-heading font-semibold', classes.title)}>
        {title}
      </p>
      <div id={`${id}-text`} className="grid justify-items-start gap-3">
        {children}
      </div>
    </div>
  )
}
