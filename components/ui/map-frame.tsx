'use client'

import { useRef } from 'react'

import { useInView } from './use-in-view'

interface MapFrameProps {
  src: string
  title: string
}

/** External map in an iframe, inserted once its place enters the viewport; without scripts, present from the start. */
export function MapFrame({ src, title }: MapFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const wasInView = useInView(place, { once: true })
  const iframe = (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      // Permits scripts, the map's origin, and popups for a larger map, but no forms, downloads or top navigation.
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="size-full"
    />
  )
  return (
    <div ref={place} className="h-48 w-full overflow-hidden rounded-lg bg-ledger xl:h-80">
      {wasInView ? iframe : <noscript>{iframe}</noscript>}
    </div>
  )
}
