import { clsx } from 'clsx'

/** Classes of a text field; error styles with a `problem`, height and padding from `size`. */
export const inputClass = (problem: string | undefined, size: string) =>
  clsx(
    'block w-full rounded border',
    size,
    problem
      ? 'border-sindoor bg-sindoor-tint [box-shadow:0_0_0_1px_theme(colors.sindoor)]'
      : 'border-field-border bg-paper',
  )
