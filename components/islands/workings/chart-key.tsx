interface ChartKeyProps {
  name: string
  className: string
  /** Drawn as an area, not as a line. */
  ground?: boolean
}

/** One entry of a chart's legend: a sample of the drawing, and its name. */
export const ChartKey = ({ name, className, ground }: ChartKeyProps) => (
  <li className="flex items-center gap-2">
    <svg width="20" height="12" className="shrink-0">
      <path d={ground ? 'M1 1V11H19V1Z' : 'M0 6H20'} className={className} />
    </svg>
    {name}
  </li>
)
