'use client'

import { Content, Item, Link as MenuLinkItem, List, Root, Trigger } from '@radix-ui/react-navigation-menu'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useRef, useState, type KeyboardEvent } from 'react'

import { Glyph } from '@/components/ui/glyph'
import type { MenuItem, MenuLink } from '@/lib/menu'
import { isCurrent } from '@/lib/routes'

import { useAlive } from './use-alive'

interface SiteMenuProps {
  items: MenuItem[]
  labels: { mainMenu: string; menu: string }
  /** Id of the footer's links, where the menu leads without scripts. */
  linksId: string
  /** The page for wrong addresses is exported once; only the browser knows which address it stands for. */
  wrongAddress?: boolean
}

const top =
  'flex min-h-11 w-full items-center gap-1.5 border-b-2 border-transparent px-3.5 font-semibold hover:text-sindoor aria-[current]:border-sindoor aria-[current]:text-sindoor'

/** The menu bar: groups open by click and arrow keys, never by hover; a panel below 992 px (specification, section 2). */
export function SiteMenu({ items, labels, linksId, wrongAddress = false }: SiteMenuProps) {
  const alive = useAlive()
  const routed = usePathname()
  const path = wrongAddress && !alive ? '' : routed
  const [group, setGroup] = useState('')
  const [expanded, setExpanded] = useState(false)
  const menu = useRef<HTMLElement>(null)

  const close = () => {
    setGroup('')
    setExpanded(false)
    // A link to the current page does not scroll by itself.
    window.scrollTo(0, 0)
  }
  /** Radix moves from item to item with the arrow keys; the specification wants them to open the group as well. */
  const openByArrow = (label: string) => (event: KeyboardEvent) => {
    const last = event.key === 'ArrowUp'
    if (!last && event.key !== 'ArrowDown') return
    event.preventDefault()
    setGroup(label)
    requestAnimationFrame(() => {
      const links = menu.current?.querySelectorAll<HTMLElement>('[data-panel] a')
      links?.[last ? links.length - 1 : 0]?.focus()
    })
  }
  const collapseOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || group || !expanded) return
    setExpanded(false)
    menu.current?.parentElement?.querySelector<HTMLElement>('[data-menu-button]')?.focus()
  }

  return (
    <div onKeyDown={collapseOnEscape} className="contents print:hidden">
      <button
        type="button"
        data-menu-button
        aria-expanded={expanded}
        aria-controls="site-menu"
        onClick={() => setExpanded(!expanded)}
        className="flex min-h-11 items-center gap-2 rounded border border-ink px-3 font-semibold lg:hidden scripting-none:hidden"
      >
        <Glyph name={expanded ? 'close' : 'menu'} />
        {labels.menu}
      </button>
      <a
        href={`#${linksId}`}
        className="hidden min-h-11 items-center font-semibold text-sindoor underline scripting-none:flex"
      >
        {labels.menu}
      </a>
      <Root
        ref={menu}
        id="site-menu"
        aria-label={labels.mainMenu}
        value={group}
        onValueChange={setGroup}
        activationMode="manual"
        data-expanded={expanded}
        className="max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-5rem)] max-lg:overflow-y-auto max-lg:border-b max-lg:border-rule max-lg:bg-paper max-lg:px-4 max-lg:py-2 max-lg:data-[expanded=false]:hidden scripting-none:hidden"
      >
        <List className="flex flex-col lg:flex-row">
          {items.map((item) => (
            <Item
              key={item.label}
              value={item.label}
              className="group/item relative max-lg:border-b max-lg:border-rule max-lg:last:border-0"
            >
              {'links' in item ? (
                <>
                  <Trigger
                    className={`${top} justify-between`}
                    aria-current={item.links.some(({ href }) => isCurrent(href, path)) || undefined}
                    onKeyDown={openByArrow(item.label)}
                  >
                    <MenuWord>{item.label}</MenuWord>
                    <Glyph name="chevron" className={`size-3.5 ${group === item.label ? 'rotate-180' : ''}`} />
                  </Trigger>
                  <Content
                    data-panel
                    className="double-rule-top z-30 bg-paper py-2 max-lg:border-t max-lg:border-rule lg:absolute lg:top-full lg:left-0 lg:w-max lg:min-w-64 lg:rounded-b-lg lg:border lg:border-t-4 lg:border-rule lg:group-nth-[n+4]/item:right-0 lg:group-nth-[n+4]/item:left-auto"
                  >
                    <ul>
                      {item.links.map((link) => (
                        <li key={link.href}>
                          <PageLink
                            link={link}
                            path={path}
                            onClick={close}
                            className="flex min-h-11 items-center px-5 hover:bg-ledger hover:text-sindoor aria-[current]:font-semibold aria-[current]:text-sindoor"
                          />
                        </li>
                      ))}
                    </ul>
                  </Content>
                </>
              ) : (
                <PageLink link={item} path={path} onClick={close} className={top} word />
              )}
            </Item>
          ))}
        </List>
      </Root>
    </div>
  )
}

/** The labels are capitals in content (specification, section 2); the design sets them in sentence case. */
const MenuWord = ({ children }: { children: string }) => (
  <span className="inline-block lowercase first-letter:uppercase">{children}</span>
)

interface PageLinkProps {
  link: MenuLink
  path: string
  onClick: () => void
  className: string
  word?: boolean
}

const PageLink = ({ link, path, onClick, className, word }: PageLinkProps) => (
  <MenuLinkItem asChild active={isCurrent(link.href, path)}>
    <Link href={link.href} onClick={onClick} className={className}>
      {word ? <MenuWord>{link.label}</MenuWord> : link.label}
    </Link>
  </MenuLinkItem>
)
