import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import type { MockScreenContent } from '@/lib/content/gateway'

/** Title bar of a mock window. */
export const WindowBar = ({ title, detail }: { title: ReactNode; detail?: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule bg-ledger px-3 py-2.5 @lg:px-5">
    <div className="font-heading font-semibold *:text-base *:leading-snug">{title}</div>
    {detail && <p className="text-screen-note text-ink-soft tabular">{detail}</p>}
  </div>
)

interface FrameProps {
  screen: Pick<MockScreenContent, 'caption' | 'title' | 'detail' | 'sampleLabel'>
  className?: string
  /** Classes of the sample label. */
  labelClassName?: string
  children: ReactNode
}

/** `figure` of a mock screen: a caption for screen readers and the sample label. */
export const Frame = ({
  screen,
  className,
  labelClassName = 'border-t border-rule px-3 py-1.5 text-ink-soft @lg:px-5',
  children,
}: FrameProps) => (
  <figure className={className}>
    {children}
    <figcaption className={labelClassName}>
      <span className="sr-only">{screen.caption}</span>
      <span className="block">{screen.sampleLabel}</span>
    </figcaption>
  </figure>
)

interface WindowProps extends FrameProps {
  /** Content above the title bar, such as a browser's address bar. */
  top?: ReactNode
  /** False in hero slides, which have their own title. */
  hasTitle: boolean
}

/** A mock window around a screen. */
export const Window = ({ className, top, hasTitle, children, ...props }: WindowProps) => (
  <Frame
    {...props}
    className={clsx(
      '@container flex flex-col overflow-hidden bg-paper text-screen text-ink',
      hasTitle && 'rounded-lg border border-rule',
      className,
    )}
  >
    {top}
    {hasTitle && <WindowBar title={<p>{props.screen.title}</p>} detail={props.screen.detail} />}
    {/* Wide tables scroll here; `touch-action` in a carousel leaves horizontal swipes to Embla. */}
    <div data-scrolls="" className="grow overflow-x-auto overflow-y-hidden in-[.track]:[touch-action:pan-y_pinch-zoom]">
      {children}
    </div>
  </Frame>
)
