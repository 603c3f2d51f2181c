import type { ReactNode } from 'react'

import { digitsLike } from '@/lib/locales'

interface ChartProps {
  /** Describes the chart (WCAG 1.1.1). */
  text: string
  /** Width in units of the drawing, whose height is 100 units. */
  width: number
  /** Labels under the chart, each at a share of its width in percent. */
  ticks: (readonly [at: number, text: string])[]
  /** Label at the upper left: the value at the top. */
  top: string
  /** What each line or area stands for. */
  legend: ReactNode
  children: ReactNode
}

/** A chart as wide as its place; its labels keep their size. */
export const Chart = ({ text, width, ticks, top, legend, children }: ChartProps) => (
  <div className="break-inside-avoid px-3 pb-2 @lg:px-5">
    <p className="text-[0.8125rem] text-ink-soft tabular-nums" aria-hidden="true">
      {digitsLike(text, top)}
    </p>
    <svg role="img" aria-label={text} width="100%" height="164" className="block overflow-visible">
      <svg
        viewBox={`0 0 ${width} 100`}
        width="100%"
        height="140"
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        {children}
      </svg>
      {ticks.map(([at, tick]) => (
        <text
          key={at}
          x={`${at}%`}
          y="160"
          textAnchor={at < 5 ? 'start' : at > 95 ? 'end' : 'middle'}
          className="fill-ink-soft text-[0.8125rem]"
        >
          {digitsLike(text, tick)}
        </text>
      ))}
    </svg>
    <ul aria-hidden="true" className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] text-ink-soft">
      {legend}
    </ul>
  </div>
)
