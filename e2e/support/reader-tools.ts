import { expect } from '@playwright/test'

type Change = 'texts replaced' | 'texts wrapped' | 'attributes and styles' | 'elements put in' | 'elements taken out'

/** What readers' tools change in a page: translators with a dark mode or a blocker, password managers and others. */
export const visits: Change[][] = [
  ['texts replaced', 'attributes and styles', 'elements taken out'],
  ['texts wrapped', 'attributes and styles'],
  ['elements put in'],
]

/** When the change happens: before the page's scripts start, while they load, or after the page has hydrated. */
export const moments = ['before', 'while', 'after'] as const

type Moment = (typeof moments)[number]

/** Counts of what a page shows; a page that has lost something has lower counts. */
export interface Inventory {
  drawings: number
  pictures: number
  rows: number
  links: number
  buttons: number
  fields: number
  /** Texts changed by the tool that are still in the page. */
  changedTexts: number
}

declare global {
  interface Window {
    /** The counts right after the tool's change, once it has happened. */
    atChange: Promise<Inventory>
    takeInventory: () => Inventory
  }
}

/** Expects that nothing of `before` is missing; additions by scripts do not count. */
export function expectNothingLost(now: Inventory, before: Inventory) {
  for (const [kind, count] of Object.entries(before))
    expect(now[kind as keyof Inventory], kind).toBeGreaterThanOrEqual(count)
}

/** Runs in every loaded page before its own scripts, and makes the changes at the given moment. */
export function changePage({ changes, moment }: { changes: Change[]; moment: Moment }) {
  const MARK = '¤'
  const textsOf = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data.trim() && !text.parentElement?.closest('script, style, noscript, textarea')) texts.push(text)
    }
    return texts
  }
  const markText = (text: Text) => (text.data = text.data.replace(/\S/, (letter) => MARK + letter))
  const work: Record<Change, () => void> = {
    'texts replaced': () => textsOf().forEach(markText),
    'texts wrapped': () => {
      for (const text of textsOf()) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
        markText(text)
      }
    },
    'attributes and styles': () => {
      for (const one of document.querySelectorAll('html, body, a, input, textarea')) one.setAttribute('data-tool', '')
      const meta = document.createElement('meta')
      meta.name = 'tool'
      document.head.prepend(meta)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { filter: invert(1) }')
      document.adoptedStyleSheets.push(sheet)
    },
    'elements put in': () => {
      document.body.prepend(document.createElement('div'))
      document.body.append(document.createElement('div'), document.createElement('reader-tool'))
      for (const field of document.querySelectorAll('main form :is(input, textarea)'))
        field.after(Object.assign(document.createElement('span'), { title: 'put in' }))
      const field = document.querySelector('main form :is(input, textarea)')
      const frame = document.createElement('div')
      field?.replaceWith(frame)
      if (field) frame.append(field)
    },
    'elements taken out': () => {
      const unwanted = 'iframe, nav:has(> ul > li > a[target=_blank]), main a'
      const seen = new Set<string>()
      for (const one of document.querySelectorAll(unwanted)) {
        if (seen.has(one.tagName)) continue
        seen.add(one.tagName)
        one.remove()
      }
    },
  }
  window.takeInventory = () => {
    const count = (selector: string) => document.querySelectorAll(selector).length
    return {
      drawings: count('svg'),
      pictures: count('img'),
      rows: count('tr'),
      links: count('a'),
      buttons: count('button'),
      fields: count('input, textarea'),
      changedTexts: textsOf().filter(({ data }) => data.includes(MARK)).length,
    }
  }
  window.atChange = new Promise((changed) => {
    const make = () => {
      for (const change of changes) work[change]()
      changed(window.takeInventory())
    }
    if (moment === 'before') addEventListener('DOMContentLoaded', make)
    else if (moment === 'after') addEventListener('hydrated', () => setTimeout(make, 500))
    else {
      const scripts = new MutationObserver(() => {
        if (!document.querySelector('head > script[src]')) return
        scripts.disconnect()
        make()
      })
      scripts.observe(document, { childList: true, subtree: true })
    }
  })
}
