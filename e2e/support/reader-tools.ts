type Change = 'texts replaced' | 'texts wrapped' | 'attributes and styles' | 'elements put in' | 'elements taken out'

/** What readers' tools change in a page: translators with a dark mode or a blocker, password managers and others. */
export const visits: Change[][] = [
  ['texts replaced', 'attributes and styles', 'elements taken out'],
  ['texts wrapped', 'attributes and styles'],
  ['elements put in'],
]

/** When the change happens: before the page's scripts start, while they load, or after the page has hydrated. */
export const moments = ['before', 'while', 'after'] as const

/** How much of each kind a page shows, with the texts that the tool has changed; what is lost lowers a count. */
export type Inventory = Record<string, number>

declare global {
  interface Window {
    /** The counts right after the tool's change, once it has happened. */
    atChange: Promise<Inventory>
    takeInventory: () => Inventory
  }
}

/** Runs in every loaded page before its own scripts, and makes the changes at the given moment. */
export function changePage({ changes, moment }: { changes: Change[]; moment: (typeof moments)[number] }) {
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
      document.head.prepend(document.createElement('meta'))
      document.adoptedStyleSheets.push(new CSSStyleSheet())
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
      for (const unwanted of ['iframe', 'nav:has(> ul > li > a[target=_blank])', 'main a'])
        document.querySelector(unwanted)?.remove()
    },
  }
  window.takeInventory = () => {
    const kinds = ['svg', 'img', 'tr', 'a', 'button', 'input, textarea']
    const counts = kinds.map((kind): [string, number] => [kind, document.querySelectorAll(kind).length])
    return {
      ...Object.fromEntries(counts),
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
