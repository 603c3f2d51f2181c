import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

interface FieldProps {
  id: string
  label: string
  /** Classes of the line with label and note. */
  labelClass?: string
  /** Instruction below the control. */
  hint?: string
  /** Whether the hint stays below an error: it says what else can be done. */
  keepsHint?: boolean
  /** Replaces the hint on screen; screen readers read both. */
  error?: string
  /** Text beside the label, such as the character count. */
  note?: ReactNode
  /** Classes of hint and error. */
  messageClass?: string
  /** Number of rows of a `textarea`; without `rows`, the control is an `input`. */
  rows?: number
  className?: string
  /** Props of the control; its classes set at least height and padding. */
  control: ComponentProps<'input'> & ComponentProps<'textarea'>
}

/** A text field: label, control and messages; `aria-describedby` links hint, error and note (WCAG 3.3.1). */
export function Field(props: FieldProps) {
  const { id, label, labelClass, hint, keepsHint, error, note, messageClass, rows, className, control } = props
  const [hintId, errorId, noteId] = [`${id}-hint`, `${id}-error`, `${id}-note`]
  const controlProps = {
    ...control,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': clsx(hint && hintId, error && errorId, note && noteId) || undefined,
    className: clsx(
      'block w-full rounded border',
      control.className,
      error
        ? 'border-sindoor bg-sindoor-tint [box-shadow:0_0_0_1px_theme(colors.sindoor)]'
        : 'border-field-border bg-paper',
    ),
  }
  return (
    <div className={className}>
      <div
        className={clsx(
          'flex flex-wrap items-baseline justify-between gap-x-4 leading-snug',
          labelClass ?? 'font-semibold',
        )}
      >
        {/* `suppressHydrationWarning`: a browser extension may have changed the text before hydration. */}
        <label htmlFor={id} suppressHydrationWarning className="grow">
          {label}
        </label>
        {note && (
          <p id={noteId} className="text-xs font-normal text-ink-soft tabular">
            {note}
          </p>
        )}
      </div>
      {rows ? <textarea rows={rows} {...controlProps} /> : <input type="text" {...controlProps} />}
      {/* An error takes the hint's grid cell, or stands before it: a new height would move a button off the pointer. */}
      {(hint || error) && (
        <div className={clsx('pt-1', !keepsHint && 'grid [&>p]:[grid-area:1/1]', messageClass ?? 'text-xs')}>
          <p id={errorId} className="font-semibold text-sindoor">
            {error}
          </p>
          <p id={hintId} suppressHydrationWarning className={error && !keepsHint ? 'opacity-0' : 'text-ink-soft'}>
            {hint}
          </p>
        </div>
      )}
    </div>
  )
}
