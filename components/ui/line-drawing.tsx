interface LineDrawingProps {
  /** Data of its path, in a square of 16 by 16. */
  path: string
  className?: string
}

/** A small line drawing beside words; never the only carrier of a meaning. */
export const LineDrawing = ({ path, className = 'size-4' }: LineDrawingProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 16 16"
    className={`shrink-0 ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
  >
    <path d={path} />
  </svg>
)
