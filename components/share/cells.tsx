import { groundPath, threadPath } from '@/lib/weave/weave'

interface CellsProps {
  rows: readonly string[]
  cell: number
  /** Colours of the digits from 1. */
  threads: readonly string[]
  ground?: string
}

/** Cells of whole pixels as one small SVG; Satori does not support SVG patterns, so it gets the whole pattern. */
export function Cells({ rows, cell, threads, ground = 'none' }: CellsProps) {
  const [width, height] = [rows[0]?.length ?? 0, rows.length]
  return (
    <svg width={width * cell} height={height * cell} viewBox={`0 0 ${width} ${height}`}>
      <path fill={ground} d={groundPath(width, height)} />
      {threads.map((colour, index) => (
        <path key={colour} fill={colour} d={threadPath(rows, index + 1)} />
      ))}
    </svg>
  )
}
