import { inLocaleDigits, type Locale } from '@/lib/i18n/locales'

/** A line, or an area, which is drawn behind the lines. */
interface Line {
  name: string
  d: string
  className: string
  isArea?: boolean
}

interface LineChartProps {
  locale: Locale
  /** Accessible name of the chart (WCAG 1.1.1). */
  accessibleName: string
  /** Width of the viewBox; its height is 100. */
  width: number
  /** The largest value as text. */
  topLabel: string
  /** The y coordinate of the value 0 in the viewBox. */
  zeroY: number
  /** Labels under the chart, each at a percentage of the chart's width. */
  ticks: (readonly [xPercent: number, label: string])[]
  lines: Line[]
}

/** A chart as wide as its parent; only the inner SVG stretches, so labels keep their size. */
export const LineChart = ({ locale, accessibleName, width, topLabel, zeroY, ticks, lines }: LineChartProps) => (
  <div className="break-inside-avoid px-3 pb-2 @lg:px-5">
    <p className="text-screen-note text-ink-soft tabular" aria-hidden="true">
      {inLocaleDigits(locale, topLabel)}
    </p>
    <svg
      role="img"
      aria-label={accessibleName}
      width="100%"
      height="164"
      className="block overflow-visible print:[zoom:0.6]"
    >
      <svg
        viewBox={`0 0 ${width} 100`}
        width="100%"
        height="140"
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        {lines.filter(({ isArea }) => isArea).map(renderLine)}
        {renderLine({ name: 'axis', d: `M0 ${zeroY}H${width}`, className: 'stroke-field-border' })}
        {lines.filter(({ isArea }) => !isArea).map(renderLine)}
      </svg>
      {ticks.map(([xPercent, label]) => (
        <text
          key={xPercent}
          x={`${xPercent}%`}
          y="160"
          textAnchor={xPercent < 5 ? 'start' : xPercent > 95 ? 'end' : 'middle'}
          // Browser translation wraps text in HTML elements, which SVG does not render.
          className="notranslate fill-ink-soft text-screen-note print:text-[1.1rem]"
        >
          {inLocaleDigits(locale, label)}
        </text>
      ))}
    </svg>
    <ul aria-hidden="true" className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-screen-note text-ink-soft">
      {lines.map(({ name, className, isArea }) => (
        <li key={name} className="flex items-center gap-2">
          <svg width="20" height="12" className="shrink-0">
            <path d={isArea ? 'M1 1V11H19V1Z' : 'M0 6H20'} className={className} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  </div>
)

const renderLine = ({ name, d, className }: Line) => (
  <path key={name} d={d} vectorEffect="non-scaling-stroke" className={className} />
)
