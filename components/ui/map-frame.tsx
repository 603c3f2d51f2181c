'use client'

import { useRef } from 'react'

import { useInView } from './use-in-view'

interface MapFrameProps {
  src: string
  title: string
}

/** External map in an iframe, requested only when its box enters the viewport, or at once without scripts. */
export function MapFrame({ src, title }: MapFrameProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  const wasInView = useInView(containerRef, { once: true })
  const frame = (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      // Permits scripts in the map's own origin and popups (large map); no forms, downloads or top navigation.
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="size-full"
    />
  )
  return (
    <div ref={containerRef} className="h-48 w-full overflow-hidden rounded-lg bg-ledger xl:h-80">
      {wasInView ? frame : <noscript>{frame}</noscript>}
    </div>
  )
}
