import type { ShapedRun } from './shaped'

interface OutlineProps {
  run: ShapedRun
  size: number
  height: number
  colour: string
}

/** Room above and below a line for vowel signs and reph, in ems: a drawing is cut off at its edge. */
const ROOM = 0.4

/** A shaped run, on the baseline of the words beside it. */
export function Outline({ run: { outline, advance, em, ascender, descender }, size, height, colour }: OutlineProps) {
  const scale = size / em
  const base = (height / scale + ascender + descender) / 2
  const room = ROOM * em
  return (
    <svg
      width={advance * scale}
      height={height + 2 * room * scale}
      viewBox={`0 ${-room} ${advance} ${height / scale + 2 * room}`}
      style={{ margin: `${-room * scale}px 0` }}
    >
      <path fill={colour} transform={`matrix(1 0 0 -1 0 ${base})`} d={outline} />
    </svg>
  )
}
