import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

import { inputClass } from './input-class'

interface FieldProps {
  id: string
  label: string
  /** Says under the field what is wanted. */
  hint: string
  /** Takes the place of the hint; a screen reader reads both. */
  error?: string
  /** Stands beside the label, such as the limit. */
  note?: ReactNode
  /** Number of text rows; a field without rows is a single line. */
  rows?: number
  className?: string
  control: ComponentProps<'input'> & ComponentProps<'textarea'>
}

/** A labelled, required field; words, border and `aria-invalid` show its error, which is tied to it (WCAG 3.3.1). */
export function Field({ id, label, hint, error, note, rows, className, control }: FieldProps) {
  const [hintId, errorId, noteId] = [`${id}-hint`, `${id}-error`, `${id}-note`]
  const shared = {
    ...control,
    id,
    'aria-required': true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': clsx(hintId, error && errorId, note && noteId),
    className: inputClass(
      error,
      'mt-1 min-h-12 px-3.5 py-2.5 not-placeholder-shown:font-typed focus:font-typed placeholder:text-ink-soft',
    ),
  }
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} suppressHydrationWarning className="font-semibold">
          {label}
        </label>
        {note && (
          <p id={noteId} className="text-xs text-ink-soft tabular">
            {note}
          </p>
        )}
      </div>
      {rows ? <textarea rows={rows} {...shared} /> : <input type="text" {...shared} />}
      {/* The line is there before its message: a new line would push the button away and lose a click on it. */}
      <div className="min-h-6 pt-0.5 text-xs">
        <p id={hintId} suppressHydrationWarning className={error ? 'sr-only' : 'text-ink-soft'}>
          {hint}
        </p>
        <p id={errorId} className="font-semibold text-sindoor">
          {error}
        </p>
      </div>
    </div>
  )
}
