import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const variants = {
  // Forced colours drop the background but draw the transparent border.
  primary: 'px-6 border border-transparent bg-marigold text-ink hover:bg-marigold-deep',
  outlined: 'px-5 border border-ink bg-paper text-ink hover:bg-ledger',
  // For dark backgrounds.
  ink: 'px-5 border border-paper text-paper hover:bg-paper hover:text-ink print:hidden',
  text: 'text-sindoor hover:underline',
  // For bars: sizes in px, so that a larger browser font does not increase the bar's height.
  bar: 'px-3 min-h-[44px]! py-0! leading-tight! border border-transparent bg-marigold text-ink hover:bg-marigold-deep',
}

interface Variant {
  variant?: keyof typeof variants
  className?: string
}

/** Classes of buttons and of links styled as buttons; target height at least 44 px (WCAG 2.5.5). */
export const buttonVariants = ({ variant = 'primary', className }: Variant = {}) =>
  clsx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-md py-2.5 font-semibold leading-6 aria-disabled:cursor-default aria-disabled:opacity-60',
    variants[variant],
    className,
  )

/** A `button`; its `type` is `button` unless given. */
export const Button = ({ variant, className, type = 'button', ...props }: ComponentProps<'button'> & Variant) => (
  <button type={type} className={buttonVariants({ variant, className })} {...props} />
)

/** A link styled as a button. */
export const ButtonLink = ({ variant, className, ...props }: ComponentProps<'a'> & Variant) => (
  <a className={buttonVariants({ variant, className })} {...props} />
)
