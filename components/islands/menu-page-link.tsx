'use client'

import { Link as MenuItemLink } from '@radix-ui/react-navigation-menu'
import type { MouseEvent, ReactNode } from 'react'

import { SiteLink } from '@/components/ui/site-link'
import type { MenuLink } from '@/lib/menu'
import { isCurrent } from '@/lib/routes'

interface MenuPageLinkProps {
  link: MenuLink
  path: string
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  className: string
  children: ReactNode
}

/** A link of the menu; says when it leads to the page one is on. */
export const MenuPageLink = ({ link: { href }, path, onClick, className, children }: MenuPageLinkProps) => (
  <MenuItemLink asChild active={isCurrent(href, path)}>
    <SiteLink href={href} onClick={onClick} className={className}>
      {children}
    </SiteLink>
  </MenuItemLink>
)
