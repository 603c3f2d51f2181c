import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Classes of buttons, and of links like them; at least 44 px high for fingers (WCAG 2.5.5). */
export const buttonVariants = cva(
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md py-2.5 font-semibold leading-6 aria-disabled:cursor-default aria-disabled:opacity-60',
  {
    variants: {
      variant: {
        // Forced colours remove the background, and turn a transparent border into a line.
        primary: 'px-6 border border-transparent bg-marigold text-ink hover:bg-marigold-deep',
        outline: 'px-5 border border-ink bg-paper text-ink hover:bg-ledger',
        // On ink.
        ink: 'px-5 border border-paper text-paper hover:bg-paper hover:text-ink print:hidden',
        text: 'text-sindoor hover:underline',
        // Of a bar, which large letters may not make high.
        bar: 'px-3 min-h-[44px]! py-0! leading-tight! border border-transparent bg-marigold text-ink hover:bg-marigold-deep',
      },
    },
    defaultVariants: { variant: 'primary' },
  },
)

type Variant = VariantProps<typeof buttonVariants>

/** A button that does something on this page. */
export const Button = ({ variant, className, type = 'button', ...props }: ComponentProps<'button'> & Variant) => (
  <button type={type} className={buttonVariants({ variant, className })} {...props} />
)

/** A link to another page that looks like a button. */
export const ButtonLink = ({ variant, className, ...props }: ComponentProps<'a'> & Variant) => (
  <a className={buttonVariants({ variant, className })} {...props} />
)
