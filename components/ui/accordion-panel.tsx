'use client'

import { Content } from '@radix-ui/react-accordion'
import { useEffect, useEffectEvent, useRef, type ReactNode, type Ref } from 'react'

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own way to name a custom element
  namespace JSX {
    interface IntrinsicElements {
      'fold-panel': {
        class: string
        hidden: 'until-found' | undefined
        ref: Ref<HTMLElement>
        children: ReactNode
      }
    }
  }
}

interface AccordionPanelProps {
  id: string
  open: boolean
  onReveal: () => void
  children: ReactNode
}

/** The foldable part of an item. When closed, it stays in the page for crawlers, and find-in-page opens it. */
export function AccordionPanel({ id, open, onReveal, children }: AccordionPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const reveal = useEffectEvent(onReveal)
  useEffect(() => {
    const element = panel.current
    element?.addEventListener('beforematch', reveal)
    return () => element?.removeEventListener('beforematch', reveal)
  }, [])
  return (
    // Many regions on one page help nobody (ARIA practices guide), hence no role.
    <Content id={id} forceMount hidden={undefined} role={undefined} aria-labelledby={undefined}>
      {/* React writes `hidden="until-found"` on a custom element only. */}
      <fold-panel ref={panel} class="panel" hidden={open ? undefined : 'until-found'}>
        <div>
          <div className="ml-8 -translate-x-px border-l border-margin px-3 pb-5 text-ink-soft sm:ml-9 sm:px-4 print:pb-2">
            {children}
          </div>
        </div>
      </fold-panel>
    </Content>
  )
}
