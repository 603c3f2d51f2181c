/**
 * First inline script of a page (docs/architecture.md): swaps in the fonts and loads the framework's chunks late. Until
 * hydration it queues clicks, stores typed text, opens the menu and panels, and makes the header sticky. It also sets
 * the canonical path.
 *
 * During hydration, React replaces elements of a part whose HTML a translator or an extension has changed: the script
 * finds the new element of a clicked button by the button's index among elements with the same tag and classes.
 */
import { changeEntry, entryState } from '../browser/history-entry'
import type { Draft } from '../enquiry/draft'
import { canonicalPath } from './canonical-path'
import {
  draftKey,
  DRAFT,
  EXPANDED,
  ACCORDION_ITEM,
  HYDRATED,
  elementIds,
  ACCORDION_PANEL,
  BUSY,
  CHUNK_LIST,
  MENU_BAR,
  STUCK,
  earlyClickSelector,
  setPanelOpen,
} from './contract'
import { swapFontsTogether } from './swap-fonts'

/** Timeout of the idle callback that loads the chunks: a visitor on a slow phone reads first, and pays for them later. */
const IDLE_TIMEOUT_MS = 3000
/** Delay after which `notify` reports a queued click. */
const QUEUE_TIMEOUT_MS = 4000
/** Longest wait for hydration after the last chunk: one failed island must not block the clicks on other islands. */
const HYDRATION_TIMEOUT_MS = 10_000

// Visitors copy the canonical path, even where a host serves the page at several paths.
const path = canonicalPath(location.pathname)
// A saved copy (`file:`) has no canonical path.
if (path !== location.pathname && location.protocol !== 'file:') changeEntry({}, path + location.search + location.hash)

// Hosts serve the 404 page at every unknown path; the styles of the 404 page depend on the path.
document.documentElement.dataset.path = path

// After a page of this site, the first frame waits for the heading: the cross-fade would go through an empty page.
if (document.referrer.startsWith(`${location.origin}/`)) {
  const link = document.createElement('link')
  link.rel = 'expect'
  link.href = `#${elementIds.title}`
  link.setAttribute('blocking', 'render')
  document.head.append(link)
}

swapFontsTogether()

const chunks = (document.currentScript as HTMLScriptElement).dataset[CHUNK_LIST]!.split(' ')
let chunksToRequest = chunks
let loadedCount = 0
/** Buttons that a visitor pressed before the scripts came, in order; values: the index in `sameTagAndClass`. */
const queuedClicks = new Map<HTMLElement, number>()

const elementById = (id = '') => document.getElementById(id)

const sameTagAndClass = ({ tagName, className }: Element) =>
  [...document.querySelectorAll<HTMLElement>(tagName)].filter((other) => other.className === className)

function loadChunk(src: string) {
  const script = document.createElement('script')
  script.src = src
  // React skips chunks for which the page has a script with the attribute `async`.
  script.setAttribute('async', '')
  script.onload = () => ++loadedCount === chunks.length && setTimeout(replayQueue, HYDRATION_TIMEOUT_MS)
  script.onerror = () => {
    script.remove()
    chunksToRequest.push(src)
    notify()
  }
  document.head.append(script)
}

function startLoading() {
  // The browser adds the same listener once.
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', startLoading)
  // Rebuilds the array from which Next's scripts read the payload; the build has taken it out of the page.
  ;(window as { __next_f?: unknown }).__next_f ??= [[0], [1, elementById(elementIds.payload)!.textContent]]
  // A later call requests only the chunks that failed to load.
  const requested = chunksToRequest
  chunksToRequest = []
  requested.forEach(loadChunk)
}

const queuedButtons = (effect: 'group' | 'send') =>
  [...queuedClicks.keys()].filter((button) => button.matches(earlyClickSelector(effect)))

/** Shows the message `unsent` for a queued `send`; jumps to the list of links for a queued `group`. */
function notify() {
  const unsent = queuedButtons('send')[0] && elementById(elementIds.unsent)
  unsent?.removeAttribute('hidden')
  unsent?.scrollIntoView({ block: 'nearest' })
  const groupButtons = queuedButtons('group')
  if (!groupButtons[0]) return
  groupButtons.forEach(unqueue)
  const menuButton = document.querySelector<HTMLElement>(`${earlyClickSelector('menu')}[aria-expanded=true]`)
  if (menuButton) toggleMenu(menuButton)
  location.hash = elementIds.footerLinks
}

function unqueue(button: HTMLElement) {
  queuedClicks.delete(button)
  delete button.dataset[BUSY]
}

/** Toggles `aria-expanded` of a button and returns the new value. */
function toggleExpanded(button: HTMLElement): boolean {
  const open = button.getAttribute('aria-expanded') === 'false'
  button.setAttribute('aria-expanded', String(open))
  return open
}

function toggleMenu(button: HTMLElement) {
  elementById(button.getAttribute('aria-controls')!)!.dataset[EXPANDED] = String(toggleExpanded(button))
}

function toggleAccordionItem(button: HTMLElement) {
  const item = button.closest<HTMLElement>(ACCORDION_ITEM)!
  const open = toggleExpanded(button)
  item.dataset.state = open ? 'open' : 'closed'
  setPanelOpen(item.querySelector(ACCORDION_PANEL), open)
  if (!open) return
  for (const other of item.parentElement!.querySelectorAll<HTMLElement>(
    `${earlyClickSelector('accordion')}[aria-expanded=true]`,
  ))
    if (other !== button) toggleAccordionItem(other)
}

function onClick(event: Event) {
  const button = (event.target as Element).closest('button')
  if (!button) return
  // An island that is hydrated already would handle the click now, and again at the replay.
  event.stopPropagation()
  if (button.matches(earlyClickSelector('page'))) {
    // An address with own figures: send no message, since that of the HTML quotes the sample's result.
    const message = location.hash.includes('?') && button.form?.elements.namedItem('message')
    if (message) (message as HTMLInputElement).value = ''
    return elementById(elementIds.loadingPopover)?.showPopover?.()
  }
  event.preventDefault()
  if (button.matches(earlyClickSelector('menu'))) return toggleMenu(button)
  if (button.matches(earlyClickSelector('accordion'))) return toggleAccordionItem(button)
  queuedClicks.set(button, sameTagAndClass(button).indexOf(button))
  button.dataset[BUSY] = ''
  // A visitor who leaves now would lose the queued enquiry. Firefox keeps pages with this listener out of its cache.
  if (button.matches(earlyClickSelector('send')))
    addEventListener('beforeunload', (leaving) => leaving.preventDefault(), { signal })
  setTimeout(notify, QUEUE_TIMEOUT_MS)
}

/** Removes the listeners of this script after hydration. */
const untilHydrated = new AbortController()

/** Replays the queued clicks. */
async function replayQueue() {
  if (untilHydrated.signal.aborted) return
  untilHydrated.abort()
  for (const [button, index] of queuedClicks) {
    unqueue(button)
    const currentButton = button.isConnected ? button : sameTagAndClass(button)[index]
    currentButton?.click()
    // Lets React render each click before the next one.
    await null
  }
}

/** Stores typed text as the form's draft (lib/enquiry/draft.ts), in case the visitor leaves before hydration. */
function storeTypedText({ target }: Event) {
  const { form, name, value } = target as HTMLInputElement
  if (!form?.dataset[DRAFT]) return
  const key = draftKey(form.dataset[DRAFT])
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>
    sessionStorage.setItem(key, JSON.stringify({ ...draft, values: { ...draft.values, [name]: value } }))
  } catch {
    // The browser denies storage, or the draft is unreadable: the form works without a draft.
  }
}

/** Opens the closed accordion item that is or contains the element. */
const openItemAround = (element: Element | null) =>
  element
    ?.closest(`${ACCORDION_ITEM}[data-state=closed]`)
    ?.querySelector<HTMLElement>(earlyClickSelector('accordion'))
    ?.click()

/** Sticks the menu bar until sticky-bar.tsx hydrates: a visitor who scrolls early needs the menu too. */
function updateSticky() {
  const bar = document.querySelector<HTMLElement>(MENU_BAR)
  const distance = bar?.previousElementSibling?.clientHeight
  if (bar && distance) bar.dataset[STUCK] = String(scrollY > distance)
}

const { signal } = untilHydrated
const options = { capture: true, signal }
// The first press or key starts loading at once. `online` retries failed chunks: a visitor may lose the connection.
for (const type of ['pointerdown', 'keydown', 'online']) addEventListener(type, startLoading, options)
addEventListener('click', onClick, options)
addEventListener('input', storeTypedText, options)
addEventListener('scroll', updateSticky, options)
addEventListener('DOMContentLoaded', () => {
  // Makes closed panels searchable for the browser's find in page.
  for (const panel of document.querySelectorAll(`[data-state=closed] ${ACCORDION_PANEL}`)) setPanelOpen(panel, false)
  // After Back, the page has its old height again, to which the browser restores the position.
  openItemAround(elementById(entryState().openItem))
})
// Opens the panel of a match of find in page. The listener stays after hydration: React has no `beforematch` event.
addEventListener('beforematch', ({ target }) => openItemAround(target as Element))
addEventListener('load', () => {
  // Safari has no `requestIdleCallback`, whose result is never 0.
  if (!window.requestIdleCallback?.(startLoading, { timeout: IDLE_TIMEOUT_MS })) setTimeout(startLoading)
})
// A visitor who comes Back would see the loading popover of the page in the back/forward cache.
addEventListener('pageshow', ({ persisted }) => persisted && elementById(elementIds.loadingPopover)?.hidePopover?.())
addEventListener(HYDRATED, () => {
  elementById(elementIds.unsent)?.setAttribute('hidden', '')
  void replayQueue()
})
