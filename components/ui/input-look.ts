import { clsx } from 'clsx'

/** Look of a text field; `problem` is anything that says what is wrong with it, `size` the classes of its measures. */
export const inputLook = (problem: string | undefined, size: string) =>
  clsx(
    'block w-full rounded border',
    size,
    problem ? 'border-sindoor bg-sindoor-tint ring-1 ring-sindoor' : 'border-field bg-paper',
  )
