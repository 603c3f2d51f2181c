interface DrawingProps {
  className: string
}

/** A stack of three machines, on the grid of the woven icons. */
export const ServerDrawing = ({ className }: DrawingProps) => (
  <svg aria-hidden="true" viewBox="0 0 16 20" shapeRendering="crispEdges" className={className}>
    {[0, 7, 14].map((top) => (
      <g key={top}>
        <path className="fill-ink" d={`M0 ${top}h16v6h-16z`} />
        <path className="fill-marigold" d={`M2 ${top + 2}h2v2h-2z`} />
        <path className="fill-paper" d={`M6 ${top + 2}h8v1h-8zM6 ${top + 4}h5v1h-5z`} />
      </g>
    ))}
  </svg>
)

/** A screen on a counter, with a ledger open on it. */
export const CounterDrawing = ({ className }: DrawingProps) => (
  <svg aria-hidden="true" viewBox="0 0 16 14" shapeRendering="crispEdges" className={className}>
    <path className="fill-ink" d="M1 0h14v10H1zM6 10h4v2H6zM0 12h16v2H0z" />
    <path className="fill-ledger" d="M2 1h12v8H2z" />
    <path className="fill-sindoor" d="M5 1h1v8H5z" />
    <path className="fill-ink" d="M7 3h3v1H7zM7 5h5v1H7zM7 7h4v1H7z" />
    <path className="fill-marigold" d="M3 5h1v1H3z" />
  </svg>
)
