import { clsx } from 'clsx'

/** Classes of a text field: error styles if there is an `error`; `sizeClasses` set at least height and padding. */
export const inputClass = (error: string | undefined, sizeClasses: string) =>
  clsx(
    'block w-full rounded border',
    sizeClasses,
    error
      ? 'border-sindoor bg-sindoor-tint [box-shadow:0_0_0_1px_theme(colors.sindoor)]'
      : 'border-field-border bg-paper',
  )
