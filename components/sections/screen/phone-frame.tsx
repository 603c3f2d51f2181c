import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const look = cva(
  'flex w-full flex-col overflow-hidden rounded-[1.25rem] border-8 border-ink-weave bg-paper text-ink outline outline-field',
  {
    variants: {
      width: { narrow: 'max-w-66', wide: 'max-w-80' },
      // The second phone of a pair is shown only where there is room.
      place: { first: '', second: 'hidden @lg:flex', alone: 'mx-auto' },
    },
    defaultVariants: { width: 'narrow' },
  },
)

interface PhoneFrameProps extends VariantProps<typeof look> {
  title: string
  detail?: string
  children: ReactNode
}

/** The body of a phone with the head line of the app. */
export const PhoneFrame = ({ title, detail, width, place, children }: PhoneFrameProps) => (
  <div className={look({ width, place })}>
    <div className="border-b border-rule bg-ledger px-3 py-2">
      <p className="font-heading text-base leading-snug font-semibold">{title}</p>
      {detail && <p className="text-[0.8125rem] text-ink-soft tabular-nums">{detail}</p>}
    </div>
    {children}
  </div>
)
