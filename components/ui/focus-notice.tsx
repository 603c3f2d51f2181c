import { clsx } from 'clsx'
import { useEffect, useId, useRef, type ReactNode } from 'react'

const variants = {
  form: { notice: 'bg-sindoor-tint p-4', title: 'text-lg' },
  page: { notice: 'container-page bg-paper py-14', title: 'text-h3' },
}

interface FocusNoticeProps {
  title: string
  /** Styling: `form` for a notice in a form, `page` for a notice in place of page content. */
  variant?: keyof typeof variants
  /** A changed value moves the focus to the notice again. */
  focusTrigger?: unknown
  className?: string
  children: ReactNode
}

/**
 * A notice that takes the focus on mount. Screen readers read the name and description once (WCAG 4.1.3), but would
 * read the text of a focused live region twice.
 */
export function FocusNotice({ title, variant = 'form', focusTrigger, className, children }: FocusNoticeProps) {
  const id = useId()
  const classes = variants[variant]
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus({ preventScroll: true })
    // Scroll the top of a notice of at least half the window's height to the window's top.
    const isShort = (notice.current?.offsetHeight ?? 0) < innerHeight / 2
    notice.current?.scrollIntoView({ block: isShort ? 'nearest' : 'start' })
  }, [focusTrigger])
  return (
    <div
      ref={notice}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className={clsx('grid gap-3 border-l-4 border-sindoor', classes.notice, className)}
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
