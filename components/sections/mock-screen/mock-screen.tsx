import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { noBreakWords } from '@/components/ui/no-break-words'
import { Unhydrated } from '@/components/ui/unhydrated'
import type { MockScreenContent } from '@/lib/content/gateway'

import { BrowserBar, Websites } from './browser'
import { DataSheet } from './data-sheet'
import { EntryPostings } from './entry-postings'
import { NetworkDiagram } from './network-diagram'
import { MemberAccount, CollectionPhones, SmsMessages } from './phone'
import { Receipt } from './receipt'
import { Tiles } from './tiles'

const phoneClasses = { screen: '@container flex flex-col text-screen', label: 'mx-auto mt-1 w-full max-w-66' }

/** Kinds of screens without a mock window: classes of the screen, and of the label that marks the data as samples. */
const windowlessClasses: Partial<Record<MockScreenContent['kind'], { screen: string; label: string }>> = {
  phone: { ...phoneClasses, label: clsx(phoneClasses.label, '@lg:max-w-2xl') },
  messages: { ...phoneClasses, label: 'mx-auto mt-1 w-full max-w-80 @lg:max-w-2xl' },
  account: phoneClasses,
  websites: { screen: '@container text-screen', label: 'mt-3' },
  receipt: {
    screen: 'mx-auto w-full max-w-80 border border-rule bg-paper px-5 pt-4 pb-3 text-screen text-ink',
    label: 'text-center text-ink-soft',
  },
}

const windowClasses = '@container flex flex-col overflow-hidden bg-paper text-screen text-ink'

interface Variant {
  /** Classes of a mock window alone. */
  frame?: string
  className?: string
  isDense?: boolean
  /** Whether every kind of screen has a mock window. */
  isAlwaysWindow?: boolean
  /** Head above the bars of the window. */
  slideHead?: (screen: MockScreenContent) => ReactNode
  titleBar?: (screen: MockScreenContent) => ReactNode
  /** Whether the label that marks the data as samples shows below the screen. */
  hasLabel?: boolean
}

const frameClasses = 'rounded-lg border border-rule'

const variants = {
  plain: {
    frame: frameClasses,
    titleBar: ({ title, detail }) => <WindowBar title={<p>{title}</p>} detail={detail} />,
    hasLabel: true,
  },
  /** Without head and label, which the hero's slide shows. */
  hero: { className: 'min-w-0', isDense: true },
  /** With the head of a slide, label included. */
  slide: {
    frame: frameClasses,
    // Above the controls of a carousel, which are in its head from `md` on.
    className: 'max-md:rounded-b-none',
    isAlwaysWindow: true,
    slideHead: ({ title, detail, sampleLabel }) => (
      <SlideHead eyebrow={[detail, sampleLabel].filter(Boolean).join(' · ')} title={title} />
    ),
  },
} satisfies Record<string, Variant>

interface MockScreenProps {
  variant?: keyof typeof variants
  screen: MockScreenContent
}

/** A mock screen of the software. The layout depends on the mock screen's width (`@` variants), not the window's. */
export function MockScreen({ variant = 'plain', screen }: MockScreenProps) {
  const { frame, className, isDense, isAlwaysWindow, slideHead, titleBar, hasLabel }: Variant = variants[variant]
  const windowless = isAlwaysWindow ? undefined : windowlessClasses[screen.kind]
  const content = (
    <>
      {screen.kind === 'phone' && <CollectionPhones screen={screen} />}
      {screen.kind === 'messages' && <SmsMessages screen={screen} />}
      {screen.kind === 'account' && <MemberAccount screen={screen} />}
      {screen.kind === 'websites' && <Websites screen={screen} />}
      {screen.kind === 'receipt' && <Receipt screen={screen} />}
      {screen.kind === 'tiles' && <Tiles screen={screen} />}
      {screen.kind === 'postings' && <EntryPostings screen={screen} />}
      {screen.kind === 'diagram' && <NetworkDiagram screen={screen} />}
      {'table' in screen && <DataSheet screen={screen} />}
    </>
  )
  return (
    <Unhydrated
      as="figure"
      name={screen.name}
      data-dense={isDense && ''}
      className={clsx(windowless?.screen ?? [windowClasses, frame], className)}
    >
      {windowless ? (
        content
      ) : (
        <>
          {slideHead?.(screen)}
          {screen.kind === 'browser' && <BrowserBar screen={screen} />}
          {titleBar?.(screen)}
          {/* Wide tables scroll here, but not by touch in a carousel (carousel.css). */}
          <div data-scrolls="" className="grow overflow-x-auto overflow-y-hidden">
            {content}
          </div>
        </>
      )}
      <figcaption
        className={
          hasLabel ? (windowless?.label ?? 'border-t border-rule px-3 py-1.5 text-ink-soft @lg:px-5') : 'sr-only'
        }
      >
        <span className="sr-only">{screen.caption}</span>
        {hasLabel && <span className="block">{screen.sampleLabel}</span>}
      </figcaption>
    </Unhydrated>
  )
}

/** Head of a slide: a small line above the title; the carousel's controls are at its right (carousel.css). */
export const SlideHead = ({ as: Title = 'p', eyebrow, title }: { as?: 'h2' | 'p'; eyebrow: string; title: string }) => (
  <div className="border-b border-rule bg-ledger px-3.5 py-1.5 md:px-5">
    <p className="text-xs text-ink-soft in-[:lang(ne)]:mb-1">{eyebrow}</p>
    <Title className="font-heading text-h4 font-bold">{noBreakWords(title)}</Title>
  </div>
)

/** Title bar of a mock window. */
export const WindowBar = ({ title, detail }: { title: ReactNode; detail?: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule bg-ledger px-3 py-2.5 @lg:px-5">
    <div className="font-heading text-base leading-snug font-semibold">{title}</div>
    {detail && <p className="text-screen-note text-ink-soft tabular">{detail}</p>}
  </div>
)
