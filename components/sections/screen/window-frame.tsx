import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import type { DrawnScreen } from '@/lib/content/gateway'

import { ScreenCaption } from './screen-caption'
import { WindowBar } from './window-bar'

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
