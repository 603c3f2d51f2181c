import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface PhoneFrameProps {
  title: string
  detail?: string
  className?: string
  children: ReactNode
}

/** The body of a phone with the head line of the app. */
export const PhoneFrame = ({ title, detail, className, children }: PhoneFrameProps) => (
  <div
    className={clsx(
      'flex w-full max-w-66 flex-col overflow-hidden rounded-[1.25rem] border-8 border-ink-weave bg-paper text-ink outline outline-field',
      className,
    )}
  >
    <div className="border-b border-rule bg-ledger px-3 py-2">
      <p className="font-heading text-base leading-snug font-semibold">{title}</p>
      {detail && <p className="text-[0.8125rem] text-ink-soft tabular-nums">{detail}</p>}
    </div>
    {children}
  </div>
)
