import { colours } from '@/lib/weave/colours'

import type { ShapedRun, Shaper } from './shaped'

interface WordsProps {
  shaper: Shaper
  family: 'Eczar' | 'Mukta'
  text: string
  size: number
  colour?: string
}

/** Splits a text at its runs of Devanagari letters, signs and digits. */
const RUNS = /([\u0900-\u097F]+)/

/** Line heights of the two scripts: Devanagari has signs above and below. */
const LINE = { latin: 1.04, devanagari: 1.4 }

/** Words that break at spaces only: "co-operatives" must not break at its hyphen in a heading. */
export function Words({ shaper, family, text, size, colour = colours.ink }: WordsProps) {
  if (family === 'Mukta' && !RUNS.test(text))
    return <div style={{ fontSize: size, lineHeight: 1.3, textWrap: 'balance', color: colour }}>{text}</div>
  const height = size * (RUNS.test(text) ? LINE.devanagari : LINE.latin)
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: size * 0.22,
        fontFamily: family,
        fontSize: size,
        color: colour,
      }}
    >
      {text.split(' ').map((word, index) => (
        <div key={index} style={{ display: 'flex', height, lineHeight: height / size }}>
          {word.split(RUNS).map((run, at) => {
            if (!run) return null
            return at % 2 ? (
              <Outline key={at} run={shaper(family, run)} size={size} height={height} colour={colour} />
            ) : (
              <div key={at}>{run}</div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface OutlineProps {
  run: ShapedRun
  size: number
  height: number
  colour: string
}

/** Room above and below a line for vowel signs and reph, in ems: a drawing is cut off at its edge. */
const ROOM = 0.4

/** A shaped run, on the baseline of the words beside it. */
function Outline({ run: { outline, advance, em, ascender, descender }, size, height, colour }: OutlineProps) {
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
