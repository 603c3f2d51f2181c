import { colours } from '@/lib/colours'

import type { ShapedRun, Shaper } from './shape-text'

interface WrappedTextProps {
  shaper: Shaper
  family: 'Eczar' | 'Mukta'
  text: string
  size: number
  colour?: string
}

/** Runs of the Devanagari Unicode block; with the group, `split` keeps them, at odd indexes. */
const DEVANAGARI_RUNS = /([\u0900-\u097F]+)/

/** Line heights in em by script: Devanagari has marks above and below the letters. */
const LINE_HEIGHT = { latin: 1.04, devanagari: 1.4 }

/** Text that wraps at spaces only: headings do not break "co-operatives". Latin text in Mukta wraps at hyphens too. */
export function WrappedText({ shaper, family, text, size, colour = colours.ink }: WrappedTextProps) {
  if (family === 'Mukta' && !DEVANAGARI_RUNS.test(text))
    return <div style={{ fontSize: size, lineHeight: 1.3, textWrap: 'balance', color: colour }}>{text}</div>
  const height = size * (DEVANAGARI_RUNS.test(text) ? LINE_HEIGHT.devanagari : LINE_HEIGHT.latin)
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
      {text.split(' ').map((word, wordIndex) => (
        <div key={wordIndex} style={{ display: 'flex', height, lineHeight: height / size }}>
          {word.split(DEVANAGARI_RUNS).map((run, runIndex) => {
            if (!run) return null
            return runIndex % 2 ? (
              <Outline key={runIndex} run={shaper(family, run)} size={size} height={height} colour={colour} />
            ) : (
              <div key={runIndex}>{run}</div>
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

/** Padding in em above and below a line: otherwise the SVG viewport would clip vowel signs and reph. */
const PADDING_EM = 0.4

/** A shaped run as SVG, aligned to the baseline of the text beside it. */
function Outline({ run: { outline, advance, em, ascender, descender }, size, height, colour }: OutlineProps) {
  const scale = size / em
  const baseline = (height / scale + ascender + descender) / 2
  const padding = PADDING_EM * em
  return (
    <svg
      width={advance * scale}
      height={height + 2 * padding * scale}
      viewBox={`0 ${-padding} ${advance} ${height / scale + 2 * padding}`}
      style={{ margin: `${-padding * scale}px 0` }}
    >
      <path fill={colour} transform={`matrix(1 0 0 -1 0 ${baseline})`} d={outline} />
    </svg>
  )
}
