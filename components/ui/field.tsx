import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

import { inputClass } from './input-class'

interface FieldProps {
  id: string
  label: string
  /** Instruction below the control. */
  hint: string
  /** Replaces the hint on screen; screen readers read both. */
  error?: string
  /** Text beside the label, such as the character count. */
  note?: ReactNode
  /** Number of rows of a `textarea`; without `rows`, the control is an `input`. */
  rows?: number
  className?: string
  control: ComponentProps<'input'> & ComponentProps<'textarea'>
}

/** A required field: label and control; `aria-describedby` links hint, error and note (WCAG 3.3.1). */
export function Field({ id, label, hint, error, note, rows, className, control }: FieldProps) {
  const [hintId, errorId, noteId] = [`${id}-hint`, `${id}-error`, `${id}-note`]
  const controlProps = {
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
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* `suppressHydrationWarning`: a browser extension may have changed the text before hydration. */}
        <label htmlFor={id} suppressHydrationWarning className="font-semibold">
          {label}
        </label>
        {note && (
          <p id={noteId} className="text-xs text-ink-soft tabular">
            {note}
          </p>
        )}
      </div>
      {rows ? <textarea rows={rows} {...controlProps} /> : <input type="text" {...controlProps} />}
      {/* Hint and error share a grid cell: a new height on blur would move the send button away from the pointer. */}
      <div className="grid pt-0.5 text-xs">
        <p
          id={hintId}
          suppressHydrationWarning
          className={clsx('col-start-1 row-start-1', error ? 'opacity-0' : 'text-ink-soft')}
        >
          {hint}
        </p>
        <p id={errorId} className="col-start-1 row-start-1 font-semibold text-sindoor">
          {error}
        </p>
      </div>
    </div>
  )
}
