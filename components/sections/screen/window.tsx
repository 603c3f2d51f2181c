import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import type { DrawnScreen } from '@/lib/content/gateway'

/** The title bar of a window. */
export const WindowBar = ({ title, detail }: { title: ReactNode; detail?: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule bg-ledger px-3 py-2.5 @lg:px-5">
    <div className="font-heading font-semibold *:text-base *:leading-snug">{title}</div>
    {detail && <p className="text-screen-note text-ink-soft tabular">{detail}</p>}
  </div>
)

interface FrameProps {
  screen: Pick<DrawnScreen, 'caption' | 'title' | 'detail' | 'sampleLabel'>
  className?: string
  /** Classes of the line that marks the sample. */
  line?: string
  children: ReactNode
}

/** A drawing with the words that name it for screen readers, and say to everyone that its figures are invented. */
export const Frame = ({
  screen,
  className,
  line = 'border-t border-rule px-3 py-1.5 text-ink-soft @lg:px-5',
  children,
}: FrameProps) => (
  <figure className={className}>
    {children}
    <figcaption className={line}>
      <span className="sr-only">{screen.caption}</span>
      <span className="block">{screen.sampleLabel}</span>
    </figcaption>
  </figure>
)

interface WindowProps extends FrameProps {
  /** Stands above its bar: the address bar of a browser. */
  top?: ReactNode
  /** A slide of the hero has a title of its own. */
  titled: boolean
}

/** A window around a drawing. */
export const Window = ({ className, top, titled, children, ...props }: WindowProps) => (
  <Frame
    {...props}
    className={clsx(
      '@container flex flex-col overflow-hidden bg-paper text-screen text-ink',
      titled && 'rounded-lg border border-rule',
      className,
    )}
  >
    {top}
    {titled && <WindowBar title={<p>{props.screen.title}</p>} detail={props.screen.detail} />}
    {/* A table that is too wide scrolls in this box. In a carousel a finger moves the slides instead. */}
    <div data-scrolls="" className="grow overflow-x-auto overflow-y-hidden in-[.track]:[touch-action:pan-y_pinch-zoom]">
      {children}
    </div>
  </Frame>
)
