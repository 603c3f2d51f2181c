'use client'

import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { Glyph } from './glyph'
import { HeadingText } from './heading-text'

export interface AccordionItem {
  id: string
  title: string
  body: ReactNode
}

/** Ledger rows that open one at a time; the text of closed rows stays in the page (specification, section 4). */
export function Accordion({ items, level = 'h3' }: { items: AccordionItem[]; level?: 'h2' | 'h3' }) {
  const [open, setOpen] = useState('')
  const Heading = level
  return (
    <Root type="single" collapsible value={open} onValueChange={setOpen} className="accordion border-b border-rule">
      {items.map(({ id, title, body }) => (
        <Item key={id} value={id} id={id} className="group/item border-t border-rule">
          <Header asChild>
            <Heading className="text-lg">
              <Trigger className="flex w-full items-stretch text-left hover:text-sindoor">
                <span className="flex w-9 shrink-0 items-center border-r border-margin text-sindoor">
                  <Glyph name="plus" className="size-4 group-data-[state=open]/item:hidden print:hidden" />
                  <Glyph name="minus" className="hidden size-4 group-data-[state=open]/item:block print:hidden" />
                </span>
                <span className="px-4 py-3 print:py-1">
                  <HeadingText>{title}</HeadingText>
                </span>
              </Trigger>
            </Heading>
          </Header>
          <Panel open={open === id} onReveal={() => setOpen(id)}>
            {body}
          </Panel>
        </Item>
      ))}
    </Root>
  )
}

/** React drops the value of `hidden="until-found"`, so it is set by hand: the browser's find then opens the panel. */
function Panel({ open, onReveal, children }: { open: boolean; onReveal: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (open) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [open])
  useEffect(() => {
    const element = panel.current
    element?.addEventListener('beforematch', onReveal)
    return () => element?.removeEventListener('beforematch', onReveal)
  }, [onReveal])
  return (
    // Many regions on one page help nobody (ARIA practices guide), hence no role.
    <Content forceMount hidden={undefined} role={undefined} ref={panel} className="panel">
      <div className="ml-9 -translate-x-px border-l border-margin px-4 pb-5 text-ink-soft print:pb-2">
        {body(children)}
      </div>
    </Content>
  )
}

const body = (children: ReactNode) => (typeof children === 'string' ? <p>{children}</p> : children)
