'use client'

import { clsx } from 'clsx'
import type { MouseEvent } from 'react'

import type { MenuLink } from '@/lib/content/menu'

import { MenuPageLink } from './page-link'

interface GroupLinksProps {
  links: MenuLink[]
  path: string
  /** Two columns: the links have pictures or lines of text. */
  rich: boolean
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The links of an open group. */
export const GroupLinks = ({ links, path, rich, onLeave }: GroupLinksProps) => (
  <ul className={clsx(rich && 'lg:grid lg:grid-cols-2')}>
    {links.map((link) => (
      <li key={link.href} className="max-lg:border-b max-lg:border-rule max-lg:last:border-0">
        <MenuPageLink
          link={link}
          path={path}
          onClick={onLeave}
          className="flex min-h-11 items-center gap-4 px-6 py-1.5 hover:bg-ledger hover:text-sindoor aria-[current]:text-sindoor aria-[current]:underline max-lg:pl-10 lg:px-5"
        >
          {link.cloth && (
            <img src={link.cloth} alt="" width={48} height={48} className="size-12 shrink-0 rounded object-cover" />
          )}
          <span>
            <span className={clsx(rich && 'block', 'font-semibold')}>{link.label}</span>
            {link.line && <span className="block text-xs text-ink-soft">{link.line}</span>}
          </span>
        </MenuPageLink>
      </li>
    ))}
  </ul>
)
