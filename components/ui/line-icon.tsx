interface LineIconProps {
  /** SVG path data in a viewBox of 16 × 16. */
  path: string
  className?: string
}

/** Decorative stroked icon, hidden from screen readers. */
export const LineIcon = ({ path, className = 'size-4' }: LineIconProps) => (
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
