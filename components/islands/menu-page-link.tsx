'use client'

import { Link as MenuItemLink } from '@radix-ui/react-navigation-menu'
import Link from 'next/link'
import type { ReactNode } from 'react'

import type { MenuLink } from '@/lib/menu'
import { isCurrent } from '@/lib/routes'

interface MenuPageLinkProps {
  link: MenuLink
  path: string
  onClick: () => void
  className: string
  children: ReactNode
}

/** A link of the menu; says when it leads to the page one is on. */
export const MenuPageLink = ({ link: { href }, path, onClick, className, children }: MenuPageLinkProps) => (
  <MenuItemLink asChild active={isCurrent(href, path)}>
    <Link href={href} onClick={onClick} className={className}>
      {children}
    </Link>
  </MenuItemLink>
)
