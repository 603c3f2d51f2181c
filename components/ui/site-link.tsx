'use client'

import Link from 'next/link'
import { useState, type ComponentProps } from 'react'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'>

/**
 * A link to another page of the site. Its target is fetched when a pointer, a finger or the focus comes to it, and not
 * because it is in view: on a weak connection a page of links would load the whole site.
 */
export function SiteLink(props: SiteLinkProps) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return <Link {...props} prefetch={wanted ? null : false} onPointerEnter={want} onTouchStart={want} onFocus={want} />
}
