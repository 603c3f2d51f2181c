const glyphPaths = {
  arrow: 'M2 8h11M9 3.5 13.5 8 9 12.5',
  chevron: 'M3 6l5 5 5-5',
  close: 'M3 3l10 10M13 3 3 13',
  menu: 'M1.5 3.5h13M1.5 8h13M1.5 12.5h13',
  tick: 'M2.5 8.5 6 12l7.5-8.5',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M4.5 2.5v11l8-5.5z',
  link: 'M6.5 9.5l3-3M7 4.5 9 2.5a3.2 3.2 0 0 1 4.5 4.5l-2 2M9 11.5l-2 2A3.2 3.2 0 0 1 2.5 9l2-2',
} as const

/** Name of a glyph. The first scripts of every page have these paths: an icon of late code alone is a `LineIcon` there. */
type GlyphName = keyof typeof glyphPaths

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

/** The glyph `name`; `className` replaces the default size of 1rem. */
export const Glyph = ({ name, className }: { name: GlyphName; className?: string }) => (
  <LineIcon path={glyphPaths[name]} className={className} />
)
