'use client'

import { useLayoutEffect, useRef, type ReactNode, type SVGProps } from 'react'

interface StillProps extends Pick<
  SVGProps<SVGSVGElement>,
  'width' | 'height' | 'viewBox' | 'shapeRendering' | 'className' | 'aria-hidden' | 'focusable'
> {
  as: 'div' | 'svg'
  /** What it shows; left out of the data of an exported page, whose HTML shows it already. */
  children?: ReactNode
  /** Stands for the children that were left out (scripts/lib/export/flight.ts). */
  kept?: string
}

/** Drawings of the first page, for the way back to it: the framework's data do not hold them. */
const drawings = new Map<string, ChildNode[]>()

/** A drawing that never changes. The exported page holds it once, and the scripts neither read nor walk through it. */
export function Still({ as, children, kept, ...rest }: StillProps) {
  // One of the two stands for both: what is used of them is the same.
  const Tag = as as 'svg'
  const frame = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || kept === undefined) return
    element.append(...(drawings.get(kept) ?? []).map((node) => node.cloneNode(true)))
    return () => void drawings.set(kept, [...element.childNodes])
  }, [kept])
  if (kept === undefined) return <Tag {...rest}>{children}</Tag>
  // React leaves alone what stands in an element with HTML of its own.
  return <Tag {...rest} ref={frame} dangerouslySetInnerHTML={{ __html: '' }} />
}
