import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { ScreenCaption } from './screen-caption'
import type { DrawnScreen } from '@/lib/content/gateway'

interface WindowFrameProps {
  screen: Pick<DrawnScreen, 'caption' | 'title' | 'detail'>
  sampleLabel: string
  className?: string
  /** Stands above the window bar: the address bar of a browser. */
  top?: ReactNode
  children: ReactNode
}

/** The window around a drawn screen: ledger-green title bar, content, and the line that marks the sample. */
export const WindowFrame = ({ screen, sampleLabel, className, top, children }: WindowFrameProps) => (
  <figure
    className={clsx(
      '@container flex flex-col overflow-hidden rounded-lg border border-rule bg-paper text-xs text-ink',
      className,
    )}
  >
    {top}
    <WindowBar title={<p>{screen.title}</p>} detail={screen.detail} />
    {/* Scrolls only with wider text spacing (WCAG 1.4.12). In a carousel a finger moves the slides instead. */}
    <div
      data-scrolls=""
      className="overflow-x-auto overflow-y-hidden in-[.track]:touch-pan-y in-[.track]:touch-pinch-zoom"
    >
      {children}
    </div>
    <ScreenCaption
      caption={screen.caption}
      sampleLabel={sampleLabel}
      className="mt-auto border-t border-rule px-3 py-1.5 text-ink-soft @lg:px-5"
    />
  </figure>
)

/** The title bar of a window. */
export const WindowBar = ({ title, detail }: { title: ReactNode; detail?: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule bg-ledger px-3 py-2.5 @lg:px-5">
    <div className="font-heading font-semibold *:text-base *:leading-snug">{title}</div>
    {detail && <p className="text-[0.8125rem] text-ink-soft tabular-nums">{detail}</p>}
  </div>
)
