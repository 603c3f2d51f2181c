import { clsx } from 'clsx'

import type { MockScreenContent } from '@/lib/content/gateway'

import { BrowserBar, Websites } from './browser'
import { NetworkDiagram } from './network-diagram'
import { EntryPostings } from './entry-postings'
import { KeyFigures } from './labelled-values'
import { MemberAccount, CollectionPhones, SmsMessages } from './phone'
import { DataSheet, Receipt } from './data-sheet'
import { Frame, Window } from './window'

const phoneClasses = { className: '@container flex flex-col text-screen', line: 'mx-auto mt-1 w-full max-w-66' }

/** Kinds of mock screens without a window: classes of the screen and of its sample label. */
const windowless: Partial<Record<MockScreenContent['kind'], { className: string; line: string }>> = {
  phone: { ...phoneClasses, line: clsx(phoneClasses.line, '@lg:max-w-138') },
  messages: { ...phoneClasses, line: 'mx-auto mt-1 max-w-80' },
  account: phoneClasses,
  websites: { className: '@container text-screen', line: 'mt-3' },
  receipt: {
    className: 'mx-auto w-full max-w-80 border border-rule bg-paper px-5 pt-4 pb-3 text-screen text-ink',
    line: 'text-center text-ink-soft',
  },
}

const variants = {
  plain: '',
  // `h-0 min-h-full`: fills the slide without adding height; overflow is clipped.
  hero: 'h-0 min-h-full print:h-auto',
  // Fills the height of the tallest slide.
  slide: 'h-full rounded-b-none',
}

interface MockScreenProps {
  variant?: keyof typeof variants
  screen: MockScreenContent
}

/** A mock screen of the software; its layout depends on its own width (`@` variants), not that of the window. */
export function MockScreen({ variant = 'plain', ...props }: MockScreenProps) {
  const { screen } = props
  const FrameOrWindow = windowless[screen.kind] ? Frame : Window
  return (
    <FrameOrWindow
      {...props}
      className={clsx(windowless[screen.kind]?.className, variants[variant])}
      labelClassName={variant === 'hero' ? undefined : windowless[screen.kind]?.line}
      hasTitle={variant !== 'hero'}
      top={screen.kind === 'browser' && <BrowserBar screen={screen} />}
    >
      {screen.kind === 'phone' && <CollectionPhones screen={screen} />}
      {screen.kind === 'messages' && <SmsMessages screen={screen} />}
      {screen.kind === 'account' && <MemberAccount screen={screen} />}
      {screen.kind === 'websites' && <Websites screen={screen} />}
      {screen.kind === 'receipt' && <Receipt receipt={screen} />}
      {screen.kind === 'tiles' && <KeyFigures screen={screen} />}
      {screen.kind === 'postings' && <EntryPostings screen={screen} />}
      {screen.kind === 'diagram' && <NetworkDiagram screen={screen} />}
      {'table' in screen && <DataSheet sheet={screen} />}
    </FrameOrWindow>
  )
}
