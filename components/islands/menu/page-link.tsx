'use client'

import { Link } from '@radix-ui/react-navigation-menu'
import type { MouseEvent, ReactNode } from 'react'

import { AnyLink } from '@/components/ui/any-link'
import type { MenuLink } from '@/lib/content/menu'
import { isCurrent } from '@/lib/routes'

interface MenuPageLinkProps {
  link: MenuLink
  path: string
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  className: string
  children: ReactNode
}

/** A link of the menu; it is marked when it leads to the current page. */
export const MenuPageLink = ({ link: { href, newTab }, path, onClick, ...props }: MenuPageLinkProps) => (
  <Link asChild active={isCurrent(href, path)} onClick={onClick}>
    <AnyLink href={href} newTab={newTab} {...props} />
  </Link>
)
