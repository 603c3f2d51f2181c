import type { ComponentProps, ReactNode } from 'react'

import { inputClass } from './input-class'

interface FieldProps {
  id: string
  label: string
  error?: string
  /** Stands under the field from the start, such as its limit. */
  note?: ReactNode
  /** Number of text rows; a field without rows is a single line. */
  rows?: number
  className?: string
  control: ComponentProps<'input'> & ComponentProps<'textarea'>
}

/** A labelled, required field; words, border and `aria-invalid` show its error, which is tied to it (WCAG 3.3.1). */
export function Field({ id, label, error, note, rows, className, control }: FieldProps) {
  const [errorId, noteId] = [`${id}-error`, `${id}-note`]
  const shared = {
    ...control,
    id,
    'aria-required': true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : note ? noteId : undefined,
    className: inputClass(
      error,
      'mt-1 min-h-12 px-3.5 py-2.5 font-typed placeholder:font-text placeholder:text-ink-soft',
    ),
  }
  return (
    <div className={className}>
      <label htmlFor={id} suppressHydrationWarning className="font-semibold">
        {label}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type="text" {...shared} />}
      {/* The line is there before its message: a new line would push the button away and lose a click on it. */}
      <div className="flex min-h-6 gap-4 pt-0.5 text-xs">
        <p id={errorId} className="font-semibold text-sindoor">
          {error}
        </p>
        {note && (
          <p id={noteId} className="ml-auto text-ink-soft tabular">
            {note}
          </p>
        )}
      </div>
    </div>
  )
}
