import { Content, Item, Link, Trigger } from '@radix-ui/react-navigation-menu'
import { clsx } from 'clsx'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'

import { AnyLink } from '@/components/ui/any-link'
import { Glyph } from '@/components/ui/glyph'
import { earlyClick } from '@/lib/before-hydration/contract'
import type { MenuItem } from '@/lib/content/menu'
import { isCurrent } from '@/lib/urls/routes'
import { scaledWeave } from '@/lib/weave/pattern-files'

interface MenuBarItemProps {
  /** Value of the item for Radix, unique in the menu. */
  name: string
  item: MenuItem
  currentPath: string
  open: boolean
  /** Stacked layout (narrow windows): groups stay open on focus loss, since closing would move the pressed item. */
  stacked: boolean
  /** Opens the group of that name; an empty name closes all groups. */
  onGroupChange: (name: string) => void
  onLinkClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

const itemClass =
  'flex min-h-11 w-full items-center gap-1.5 border-b-2 border-transparent px-5 font-semibold max-lg:min-h-15 forced-colors:border-[Canvas] hover:border-ink data-[state=open]:border-ink aria-[current]:border-sindoor forced-colors:aria-[current]:border-[LinkText] aria-[current]:text-sindoor lg:px-2 lg:whitespace-nowrap xl:px-3.5'

/** Item of the menu bar: a link, or a disclosure button with a group of links (ARIA practices guide). */
export function MenuBarItem({ name, item, currentPath, open, stacked, onGroupChange, onLinkClick }: MenuBarItemProps) {
  const panel = useRef<HTMLDivElement>(null)
  const listItem = useRef<HTMLLIElement>(null)
  // Radix adds a hidden tab stop, needed only if the list of links does not follow its trigger in the DOM.
  useEffect(() => {
    if (open) listItem.current?.querySelector('[aria-hidden][tabindex]')?.setAttribute('tabindex', '-1')
  }, [open])
  if (!('links' in item))
    return (
      <Item className="max-lg:border-b max-lg:border-rule lg:flex lg:items-center">
        <Link asChild active={isCurrent(item.href, currentPath)} onClick={onLinkClick}>
          <AnyLink href={item.href} newTabNote={item.newTabNote} className={itemClass}>
            <span>{item.label}</span>
          </AnyLink>
        </Link>
      </Item>
    )

  /** Arrow keys open and close the group (specification, section 2); Radix only moves the focus between items. */
  const onTriggerKey = (event: KeyboardEvent) => {
    const isUp = event.key === 'ArrowUp'
    if (!isUp && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (isUp && open) return onGroupChange('')
    onGroupChange(name)
    requestAnimationFrame(() => {
      const links = panel.current?.querySelectorAll('a')
      links?.[isUp ? links.length - 1 : 0]?.focus()
    })
  }
  const closeOnArrowUp = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key !== 'ArrowUp' || target !== currentTarget.querySelector('a')) return
    listItem.current?.querySelector('button')?.focus()
    onGroupChange('')
  }
  const closeOnFocusOut = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && !stacked && relatedTarget && !currentTarget.contains(relatedTarget)) onGroupChange('')
  }
  const hasCurrentPage =
    item.links.some(({ href }) => isCurrent(href, currentPath)) ||
    (item.pathPrefix && currentPath.startsWith(item.pathPrefix))
  const hasPatterns = item.links.some(({ pattern }) => pattern)
  return (
    <Item
      ref={listItem}
      value={name}
      onBlur={closeOnFocusOut}
      className={clsx(
        'group/item max-lg:border-b max-lg:border-rule lg:flex lg:h-[var(--bar-height)] lg:items-center',
        !hasPatterns && 'lg:relative',
      )}
    >
      <Trigger
        type="button"
        {...earlyClick('group')}
        className={`${itemClass} justify-between`}
        aria-current={Boolean(hasCurrentPage) || undefined}
        onKeyDown={onTriggerKey}
      >
        <span>{item.label}</span>
        <Glyph name="chevron" className={clsx('size-3.5', open && 'rotate-180')} />
      </Trigger>
      <Content
        ref={panel}
        // Radix names this `div` by its button, which ARIA 1.2 prohibits for an element without a role.
        aria-labelledby={undefined}
        onPointerDownOutside={(event) => stacked && event.preventDefault()}
        className={clsx(
          'z-30 border-rule bg-paper max-lg:border-t lg:absolute lg:top-full lg:rounded-b-lg lg:border lg:border-b-4 lg:border-b-ink lg:py-2 lg:double-rule-top',
          hasPatterns
            ? 'lg:right-0 lg:w-[min(62rem,calc(100vw-40px))]'
            : 'lg:left-0 lg:w-max lg:min-w-64 lg:group-nth-[n+4]/item:right-0 lg:group-nth-[n+4]/item:left-auto',
        )}
      >
        <ul onKeyDown={closeOnArrowUp} className={clsx(hasPatterns && 'lg:grid lg:auto-rows-fr lg:grid-cols-2')}>
          {item.links.map((link) => (
            <li key={link.href} className="max-lg:border-b max-lg:border-rule max-lg:last:border-0">
              <Link asChild active={isCurrent(link.href, currentPath)} onClick={onLinkClick}>
                <AnyLink
                  href={link.href}
                  newTabNote={link.newTabNote}
                  className="flex h-full min-h-11 items-center gap-4 px-5 py-1.5 hover:bg-ledger hover:text-sindoor aria-[current]:text-sindoor aria-[current]:underline max-lg:pl-8"
                >
                  {link.pattern && (
                    <img
                      src={link.pattern}
                      {...scaledWeave(link.pattern, 3)}
                      alt=""
                      className="size-12 shrink-0 rounded object-none [image-rendering:pixelated]"
                    />
                  )}
                  <span className={clsx(!hasPatterns && 'flex items-baseline gap-2')}>
                    <span className={clsx('block font-semibold', hasPatterns && 'font-heading')}>{link.label}</span>
                    {link.description && (
                      <span className={clsx('block text-xs text-ink-soft', !hasPatterns && 'shrink-0')}>
                        {link.description}
                      </span>
                    )}
                  </span>
                </AnyLink>
              </Link>
            </li>
          ))}
        </ul>
      </Content>
    </Item>
  )
}
