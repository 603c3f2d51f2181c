import type { Weave as WeaveData } from '@/content/schema'
import { weaveTile } from '@/lib/weave'

import { Still } from './still'

interface WeaveProps {
  /** Unique on the page: names the SVG pattern. */
  id: string
  weave: WeaveData
  /** Size of one cell in whole CSS pixels, so that edges stay sharp. */
  cell: number
  className?: string
}

/** Further than any box reaches from its middle, in CSS pixels. */
const FAR = 4000

/** Cloth that fills its box: one SVG pattern, drawn on the server, decoration only. */
export function Weave({ id, weave, cell, className }: WeaveProps) {
  const { width, height, ground, threads } = weaveTile(weave)
  return (
    <Still as="svg" aria-hidden="true" focusable="false" width="100%" height="100%" className={className}>
      <pattern
        id={id}
        x={-width / 2 - 0.5}
        y={-height / 2 - 0.5}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${cell})`}
        shapeRendering="crispEdges"
      >
        <path fill={ground} d={`M0 0h${width}v${height}H0z`} />
        {threads.map(({ colour, path }) => path && <path key={colour} fill={colour} d={path} />)}
      </pattern>
      {/* Drawn from the middle of the box, so that whole figures stand there and both edges cut alike. */}
      <svg x="50%" y="50%" overflow="visible">
        <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill={`url(#${id})`} />
      </svg>
    </Still>
  )
}
