'use client'

import { useRef, useState } from 'react'

import { useInView } from './use-in-view'

interface MapFrameProps {
  src: string
  title: string
}

/** Iframe of an external map, created once it is in the viewport: no earlier request to the other site. */
export function MapFrame({ src, title }: MapFrameProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  const inView = useInView(containerRef)
  const [wasInView, setSeen] = useState(false)
  if (inView && !wasInView) setSeen(true)
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
