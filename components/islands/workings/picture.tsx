import type { ReactNode } from 'react'

import { digitsLike } from '@/lib/locales'

interface PictureProps {
  /** What the picture shows, in words. */
  text: string
  /** Units across. The height is 100 units. */
  width: number
  /** Words under the picture, each at a share of its width in percent. */
  ticks: (readonly [at: number, text: string])[]
  /** Words at its upper left: what the top stands for. */
  top: string
  /** Keys: what each line or ground stands for. */
  legend: ReactNode
  children: ReactNode
}

/** A picture that is as wide as its place; its words keep their size. */
export const Picture = ({ text, width, ticks, top, legend, children }: PictureProps) => (
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

interface KeyProps {
  name: string
  className: string
  /** Drawn as a ground, not as a line. */
  ground?: boolean
}

/** One key of a picture: a sample of the drawing and its name. */
export const Key = ({ name, className, ground }: KeyProps) => (
  <li className="flex items-center gap-2">
    <svg width="20" height="12" className="shrink-0">
      <path d={ground ? 'M1 1V11H19V1Z' : 'M0 6H20'} className={className} />
    </svg>
    {name}
  </li>
)

/** A share of a whole in percent, with two decimals, half up. */
export const percent = (part: bigint, whole: bigint) =>
  whole ? Number((part * 20_000n + whole) / (whole * 2n)) / 100 : 0
