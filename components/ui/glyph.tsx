const shapes = {
  arrow: 'M2 8h11M9 3.5 13.5 8 9 12.5',
  chevron: 'M3 6l5 5 5-5',
  close: 'M3 3l10 10M13 3 3 13',
  menu: 'M1.5 3.5h13M1.5 8h13M1.5 12.5h13',
  mail: 'M1.5 3.5h13v9h-13zM1.5 4l6.5 5L14.5 4',
  send: 'M14.5 1.5 1.5 7l5 2.5m8-8-5 13-3-5m8-8-8 8',
  tick: 'M2.5 8.5 6 12l7.5-8.5',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M4.5 2.5v11l8-5.5z',
  link: 'M6.5 9.5l3-3M7 4.5 9 2.5a3.2 3.2 0 0 1 4.5 4.5l-2 2M9 11.5l-2 2A3.2 3.2 0 0 1 2.5 9l2-2',
  facebook: 'M9 15V9h2.5l.5-3H9V4.6c0-.9.4-1.4 1.5-1.4H12V.7C11.5.6 10.8.5 10 .5 7.9.5 6.5 1.8 6.5 4.1V6H4v3h2.5v6',
  youtube:
    'M1.5 4.5c0-1 .5-1.5 1.5-1.5h10c1 0 1.5.5 1.5 1.5v7c0 1-.5 1.5-1.5 1.5H3c-1 0-1.5-.5-1.5-1.5zM6.5 5.5v5l4-2.5z',
  linkedin:
    'M2 6h2.5v8H2zM2 2h2.5v2.5H2zM7 14V6h2.5v1.5C10 6.5 11 6 12 6c1.5 0 2 1 2 3v5h-2.5v-4.5C11.5 8.5 11.2 8 10.6 8 9.9 8 9.5 8.6 9.5 9.5V14z',
  instagram:
    'M4.5 1.5h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM11.7 4h.6v.6h-.6z',
} as const

export type GlyphName = keyof typeof shapes

/** A small line drawing beside words; never the only carrier of a meaning. */
export const Glyph = ({ name, className = 'size-4' }: { name: GlyphName; className?: string }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 16 16"
    className={`shrink-0 ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
  >
    <path d={shapes[name]} />
  </svg>
)
