'use client'

import { List, Root } from '@radix-ui/react-navigation-menu'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'

import { Glyph } from '@/components/ui/glyph'
import { usePauseMotion } from '@/components/ui/paused-motion'
import { useHydrated } from '@/components/ui/use-hydrated'
import { EXPANDED, elementIds, menuState, earlyClick } from '@/lib/before-hydration/contract'
import { opensElsewhere } from '@/lib/browser/opens-elsewhere'
import type { MenuItem } from '@/lib/content/menu'
import type { Locale } from '@/lib/i18n/locales'

import { LanguageLinks } from './language-links'
import { MenuBarItem } from './menu-bar-item'
import { useFocusTrap } from './use-focus-trap'

interface SiteMenuProps {
  items: MenuItem[]
  labels: { mainMenu: string; menu: string }
  locale: Locale
  /** Whether this is the 404 page: one HTML file for all URLs, so that the path is known only after hydration. */
  isNotFoundPage?: boolean
  /** Contact links: below the items of the expanded menu, or beside the items in the fixed bar (menu.css). */
  children: ReactNode
}

const closed = { group: '', expanded: false }

/** Menu bar, in narrow windows a panel; click and arrow keys open groups, hover does not (specification, section 2). */
export function SiteMenu({ items, labels, locale, isNotFoundPage = false, children }: SiteMenuProps) {
  const hydrated = useHydrated()
  const pathname = usePathname()
  const path = isNotFoundPage && !hydrated ? '' : pathname
  const [{ group, expanded }, setOpenState] = useState(closed)
  const frame = useRef<HTMLDivElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)

  // The first script may have expanded the menu before hydration.
  useEffect(() => {
    if (frame.current?.querySelector(`[data-${EXPANDED}=true]`)) setOpenState({ ...closed, expanded: true })
  }, [])

  // Functional update: a replayed click may run before the expanded menu is rendered.
  const setGroup = (name: string) => setOpenState((state) => ({ ...state, group: name }))
  const setExpanded = (isExpanded: boolean) => setOpenState({ group: '', expanded: isExpanded })
  // The pressed link or the focused item is hidden: the button, hidden in wide windows, takes the focus.
  const collapse = () => {
    setExpanded(false)
    menuButton.current?.focus()
  }
  usePauseMotion(expanded || group !== '')
  useFocusTrap(frame, expanded, () => setExpanded(false))

  // A page from the back/forward cache comes back as it was left: without an open menu.
  const closeOnLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!opensElsewhere(event)) collapse()
  }
  const collapseOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && expanded) collapse()
  }

  return (
    <div ref={frame} onKeyDown={collapseOnEscape} className="contents print:hidden">
      <button
        ref={menuButton}
        type="button"
        {...earlyClick('menu')}
        aria-expanded={expanded}
        aria-controls="site-menu"
        onClick={() => setExpanded(!expanded)}
        className="group flex min-h-11 min-w-[44px] shrink-0 items-center justify-center gap-[8px] rounded border border-ink px-[12px] font-semibold lg:hidden noscript:hidden"
      >
        <Glyph name="menu" className="size-[16px] group-aria-expanded:hidden" />
        <Glyph name="close" className="hidden size-5 group-aria-expanded:block" />
        <span className="group-aria-expanded:sr-only">{labels.menu}</span>
      </button>
      <a
        href={`#${elementIds.footerLinks}`}
        className="hidden min-h-11 items-center font-semibold text-sindoor underline noscript:flex"
      >
        {labels.menu}
      </a>
      <Root
        id="site-menu"
        aria-label={labels.mainMenu}
        value={group}
        onValueChange={setGroup}
        activationMode="manual"
        {...menuState(expanded)}
        className="menu-list flex lg:relative noscript:hidden"
      >
        <LanguageLinks
          locale={locale}
          isNotFoundPage={isNotFoundPage}
          className="flex min-h-12 items-center justify-end border-b border-rule px-5 font-semibold underline lg:hidden"
        />
        <List className="flex flex-col lg:flex-row">
          {items.map((item, index) => (
            <MenuBarItem
              key={index}
              // The index, not the label: Radix puts `name` into ids, which allow no spaces.
              name={`item-${index}`}
              item={item}
              currentPath={path}
              open={group === `item-${index}`}
              stacked={expanded}
              onGroupChange={setGroup}
              onLinkClick={closeOnLinkClick}
            />
          ))}
        </List>
        <div className="menu-contact">{children}</div>
      </Root>
    </div>
  )
}
