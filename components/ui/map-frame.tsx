'use client'

import { useRef, useState } from 'react'

import { useInView } from './use-in-view'

interface MapFrameProps {
  /** Address of the map on another site. */
  src: string
  title: string
}

/** A map of another site, loaded when it comes into view: until then that site learns nothing about the visitor. */
export function MapFrame({ src, title }: MapFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const inView = useInView(place)
  const [seen, setSeen] = useState(false)
  if (inView && !seen) setSeen(true)
  const frame = (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      // Allows its own scripts in its own origin and a link to the large map; no forms, downloads, or way to this page.
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="size-full"
    />
  )
  return (
    <div ref={place} className="h-48 w-full overflow-hidden rounded-lg bg-ledger xl:h-80">
      {seen ? frame : <noscript>{frame}</noscript>}
    </div>
  )
}
