import { colours } from '@/lib/theme/colours'

import type { ShapedRun, Shaper } from './shape-text'

interface WrappedTextProps {
  shaper: Shaper
  family: 'Eczar' | 'Mukta'
  text: string
  fontSize: number
  colour?: string
}

/** Run of Devanagari characters; due to the capturing group, `split` returns the runs, at odd indexes. */
const DEVANAGARI_RUN = /([\u0900-\u097F]+)/

/** Line heights in em, by script, of text that wraps at spaces: Devanagari has marks above and below the letters. */
const LINE_HEIGHT = { latin: 1.04, devanagari: 1.4 }
const SPACE_EM = 0.22

/** Text that wraps at spaces; only Latin text in Mukta also wraps at hyphens: headings do not break "co-operatives". */
export function WrappedText({ shaper, family, text, fontSize, colour = colours.ink }: WrappedTextProps) {
  if (family === 'Mukta' && !DEVANAGARI_RUN.test(text))
    return <div style={{ fontSize, lineHeight: 1.3, textWrap: 'balance', color: colour }}>{text}</div>
  const lineHeightPx = fontSize * (DEVANAGARI_RUN.test(text) ? LINE_HEIGHT.devanagari : LINE_HEIGHT.latin)
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: SPACE_EM * fontSize,
        fontFamily: family,
        fontSize,
        color: colour,
      }}
    >
      {text.split(' ').map((word, wordIndex) => (
        <div key={wordIndex} style={{ display: 'flex', height: lineHeightPx, lineHeight: lineHeightPx / fontSize }}>
          {word.split(DEVANAGARI_RUN).map((part, partIndex) => {
            if (!part) return null
            if (partIndex % 2 === 0) return <div key={partIndex}>{part}</div>
            const run = shaper(family, part)
            return <Outline key={partIndex} run={run} fontSize={fontSize} lineHeightPx={lineHeightPx} colour={colour} />
          })}
        </div>
      ))}
    </div>
  )
}

interface OutlineProps {
  run: ShapedRun
  fontSize: number
  lineHeightPx: number
  colour: string
}

/** Padding in em above and below a line: otherwise the SVG viewport would clip vowel signs and reph. */
const PADDING_EM = 0.4

/** A shaped run as an SVG whose baseline is that of the text beside the SVG. */
function Outline({ run, fontSize, lineHeightPx, colour }: OutlineProps) {
  const { outline, advance, unitsPerEm, ascender, descender } = run
  const pxPerUnit = fontSize / unitsPerEm
  // In font units, like all lengths of the viewBox.
  const lineHeight = lineHeightPx / pxPerUnit
  const baseline = (lineHeight + ascender + descender) / 2
  const padding = PADDING_EM * unitsPerEm
  return (
    <svg
      width={advance * pxPerUnit}
      height={lineHeightPx + 2 * padding * pxPerUnit}
      viewBox={`0 ${-padding} ${advance} ${lineHeight + 2 * padding}`}
      style={{ margin: `${-padding * pxPerUnit}px 0` }}
    >
      <path fill={colour} transform={`matrix(1 0 0 -1 0 ${baseline})`} d={outline} />
    </svg>
  )
}
