'use client'

import { useRef, useState } from 'react'

import { useInView } from './use-in-view'

interface MapFrameProps {
  src: string
  title: string
}

/** Iframe of an external map, created in the viewport only: no request to the other site before. */
export function MapFrame({ src, title }: MapFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const inView = useInView(box)
  const [seen, setSeen] = useState(false)
  if (inView && !seen) setSeen(true)
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
    <div ref={box} className="h-48 w-full overflow-hidden rounded-lg bg-ledger xl:h-80">
      {seen ? frame : <noscript>{frame}</noscript>}
    </div>
  )
}
