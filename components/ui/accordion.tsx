'use client'

import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import { clsx } from 'clsx'
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { ACCORDION_ITEM, accordionItem, earlyClick, setPanelOpen } from '@/lib/before-hydration/contract'
import { changeEntry } from '@/lib/browser/history-entry'
import { interpolate } from '@/lib/i18n/interpolate'
import { decodedFragment } from '@/lib/urls/decode-fragment'

import { Button } from './button'
import { Glyph } from './glyph'
import { noBreakWords } from './no-break-words'
import { useReducedMotion } from './use-reduced-motion'

/** Above this number of items, the accordion has an open-all button. */
const OPEN_ALL_ABOVE = 8

/** Duration of the transition in accordion.css, and two frames, in ms. */
const TRANSITION_MS = 340

interface AccordionItem {
  id: string
  title: string
  body: ReactNode
  /** A number for style sheets of the place, which may show something beside an open item. */
  number?: number
}

interface AccordionProps {
  items: AccordionItem[]
  level?: 'h2' | 'h3'
  /** `linkTo` contains the placeholder `{name}`; the open-all button shows `openAll` or `closeAll`. */
  labels: Record<'linkTo' | 'openAll' | 'closeAll', string>
  firstItemOpen?: boolean
}

/** Collapsible items: opening one closes the others (specification, section 4). Closed items stay in the DOM. */
export function Accordion({ items, level: Heading = 'h3', labels, firstItemOpen = false }: AccordionProps) {
  const ids = items.map(({ id }) => id)
  const [openIds, setOpenIds] = useState(firstItemOpen ? ids.slice(0, 1) : [])
  const reducedMotion = useReducedMotion()
  const allOpen = openIds.length === ids.length
  const root = useRef<HTMLDivElement>(null)
  // Id of an item that the URL fragment opens. Scrolling waits for the transition: an item that closes above moves it.
  const scrollTarget = useRef('')
  const setOpenIdsByUser = (newIds: string[]) => {
    scrollTarget.current = ''
    setOpenIds(newIds)
    // Back opens the item again.
    changeEntry({ openItem: newIds.length === 1 ? newIds[0] : undefined })
  }
  // Adopts items that lib/before-hydration/first-script.ts or find-in-page opened before hydration.
  const adoptOpened = useEffectEvent(() => {
    const openedIds = [...root.current!.querySelectorAll(`${ACCORDION_ITEM}[data-state=open]`)].map(({ id }) => id)
    // If nothing changed, no state update: a re-render is slow on phones.
    if (openedIds.join() !== openIds.join()) setOpenIdsByUser(openedIds)
  })
  const openLinked = (id: string) => {
    // The browser scrolls to all other targets itself.
    if (!ids.includes(id) || openIds.includes(id)) return
    scrollTarget.current = id
    setOpenIds([id])
  }
  const openFromFragment = useEffectEvent(() => openLinked(decodedFragment(location.hash)))
  useLayoutEffect(() => {
    const onHashChange = () => openFromFragment()
    adoptOpened()
    onHashChange()
    // After Back the browser restores the position itself.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigation?.type === 'back_forward') scrollTarget.current = ''
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])
  /** Opens an item and closes the others; its heading stays under the finger while an item above it closes. */
  const openAlone = (id: string) => {
    const item = document.getElementById(id)!
    const { top } = item.getBoundingClientRect()
    let end = performance.now() + TRANSITION_MS
    const keepInPlace = () => {
      if (performance.now() > end) return
      scrollBy({ top: item.getBoundingClientRect().top - top, behavior: 'instant' })
      requestAnimationFrame(keepInPlace)
    }
    requestAnimationFrame(keepInPlace)
    for (const scrolling of ['wheel', 'touchmove'])
      addEventListener(scrolling, () => (end = 0), { once: true, passive: true })
    setOpenIdsByUser([id])
  }
  const scrollToTarget = () => {
    if (!scrollTarget.current) return
    document.getElementById(scrollTarget.current)?.scrollIntoView()
    scrollTarget.current = ''
  }
  // Without motion there is no transition whose end would scroll.
  useLayoutEffect(() => {
    if (reducedMotion) scrollToTarget()
  }, [openIds, reducedMotion])
  return (
    <>
      {ids.length > OPEN_ALL_ABOVE && (
        <p className="-mt-4 flex justify-end print:hidden noscript:hidden">
          <Button variant="text" onClick={() => setOpenIdsByUser(allOpen ? [] : ids)}>
            {allOpen ? labels.closeAll : labels.openAll}
          </Button>
        </p>
      )}
      <Root
        ref={root}
        onTransitionEnd={scrollToTarget}
        type="multiple"
        value={openIds}
        onValueChange={(newIds) => {
          // Only a change of the fragment opens an item: without it, the same link works again.
          if (ids.includes(decodedFragment(location.hash))) changeEntry({}, location.pathname + location.search)
          const opened = newIds.find((id) => !openIds.includes(id))
          return opened === undefined ? setOpenIdsByUser(newIds) : openAlone(opened)
        }}
        className="accordion border-b border-rule double-rule-top print:columns-2 print:gap-x-6 print:*:break-inside-avoid"
      >
        {items.map(({ id, title, body, number }, index) => (
          <Item
            key={id}
            value={id}
            id={id}
            {...accordionItem}
            data-number={number}
            className={clsx('group/item', index > 0 && 'border-t border-rule')}
          >
            <div className="flex items-stretch">
              <Header asChild>
                <Heading className="min-h-11 grow text-[1.0625rem] sm:text-lg">
                  <Trigger
                    {...earlyClick('accordion')}
                    // Fixed id: Radix would generate different ids in the exported HTML and at hydration.
                    aria-controls={panelId(id)}
                    className="flex h-full w-full items-stretch text-left hover:text-sindoor focus-visible:-outline-offset-4"
                  >
                    <span className="flex w-[36px] shrink-0 items-center border-r border-margin text-sindoor print:w-0">
                      <Glyph
                        name="plus"
                        className="size-4 group-data-[state=open]/item:hidden print:hidden noscript:hidden"
                      />
                      <Glyph
                        name="minus"
                        className="hidden size-4 group-data-[state=open]/item:block print:hidden! noscript:hidden!"
                      />
                    </span>
                    <span className="px-3 py-2.5 wrap-anywhere hyphens-auto sm:px-4 print:py-1">
                      {noBreakWords(title)}
                    </span>
                  </Trigger>
                </Heading>
              </Header>
              <a
                href={`#${id}`}
                aria-label={interpolate(labels.linkTo, { name: title })}
                onClick={() => openLinked(id)}
                // Only open items have a second tab stop.
                tabIndex={openIds.includes(id) ? undefined : -1}
                className="grid w-[44px] shrink-0 place-items-center text-ink-soft opacity-0 group-hover/item:opacity-100 group-data-[state=open]/item:opacity-100 hover:text-sindoor focus-visible:opacity-100 max-sm:group-data-[state=closed]/item:hidden print:hidden"
              >
                <Glyph name="link" />
              </a>
            </div>
            {/* No `region` role: the ARIA practices guide advises against many landmarks. */}
            <Content id={panelId(id)} forceMount hidden={undefined} role={undefined} aria-labelledby={undefined}>
              <div ref={(panel) => setPanelOpen(panel, openIds.includes(id))} className="accordion-panel">
                <div>
                  <div className="relative -left-px ml-[36px] border-l border-margin px-3 pb-4 text-ink-soft sm:px-4 print:ml-0 print:py-1">
                    {body}
                  </div>
                </div>
              </div>
            </Content>
          </Item>
        ))}
      </Root>
    </>
  )
}

const panelId = (itemId: string) => `${itemId}-panel`
