/**
 * The one script that a page contains, before everything else. It does three things: it loads the framework's scripts
 * late, keeps presses and typed text until they answer, and in the meantime opens menu and panels and keeps the bar in
 * the window (docs/architecture.md). It also gives the page its one address. Each part names whom it serves: visitors
 * who act before the framework answers, on a slow line or a slow phone.
 *
 * When a translator or an extension has changed the HTML, React draws a part of the page again during hydration: a
 * pressed or focused element is then found again by its place among those of the same tag and classes.
 */
import type { Draft } from '../enquiry/draft'
import { ownAddress } from './address'
import { draftKey, ENQUIRY, EXPANDED, FOLD, HYDRATED, ids, PANEL, PENDING, pressed, showPanel } from './contract'

/** The longest wait for an idle moment, in which the scripts start. */
const IDLE_TIMEOUT_MS = 3000
/** How long a press is pending without a message. */
const PENDING_TIMEOUT_MS = 4000
/** How long the framework may be silent once its scripts have loaded: a part that fails must not hold back the rest. */
const SILENT_TIMEOUT_MS = 10_000

// Whoever shares the address, from a host that shows the page at several.
const address = ownAddress(location.pathname)
// A page that was saved to a disk has no other address.
if (address !== location.pathname && location.protocol !== 'file:')
  history.replaceState(history.state, '', address + location.search + location.hash)

const framework = window as { __next_f?: unknown }
const chunks = (document.currentScript as HTMLScriptElement).dataset.chunks!.split(' ')
let missing = chunks
let loaded = 0
let startPending = false
/** Pressed buttons that wait for the scripts, in the order of the presses. */
const pending = new Set<HTMLElement>()
/** Buttons that this script has opened or closed. */
const turned = new Set<HTMLElement>()
let focused: HTMLElement | null = null

const find = (id: string) => document.getElementById(id)

/** Elements with the same tag name and classes. */
const alike = ({ tagName, className }: Element) =>
  [...document.querySelectorAll<HTMLElement>(tagName)].filter((other) => other.className === className)
/** Places of pressed and focused elements among those alike. */
const places = new WeakMap<Element, number>()
const place = (element: HTMLElement) => places.set(element, alike(element).indexOf(element))
/** The element itself or, when it was drawn again, the one in its place. */
const counterpart = (element: HTMLElement) =>
  element.isConnected ? element : (alike(element)[places.get(element)!] as HTMLElement | undefined)

function load(src: string) {
  const script = document.createElement('script')
  script.src = src
  // This attribute tells React that the script is already in the page.
  script.setAttribute('async', '')
  script.onload = () => ++loaded === chunks.length && setTimeout(handOver, SILENT_TIMEOUT_MS)
  script.onerror = () => {
    script.remove()
    missing.push(src)
    tell()
  }
  document.head.append(script)
}

function start() {
  startPending = document.readyState === 'loading'
  if (startPending) return
  framework.__next_f ??= [[0], [1, find(ids.flight)!.textContent]]
  // A later start requests only the scripts that failed to load.
  const requested = missing
  missing = []
  requested.forEach(load)
}

const waiting = (kind: 'group' | 'send') => [...pending].filter((button) => button.matches(pressed(kind)))

/** For a lost connection: says that nothing was sent yet, or leads to the links that a group of the menu would show. */
function tell() {
  const unsent = waiting('send').length > 0 ? find(ids.unsent) : null
  unsent?.removeAttribute('hidden')
  unsent?.scrollIntoView({ block: 'nearest' })
  const groups = waiting('group')
  groups.forEach(release)
  if (groups.length === 0) return
  const menu = document.querySelector<HTMLElement>(`${pressed('menu')}[aria-expanded=true]`)
  if (menu) toggleMenu(menu)
  location.hash = ids.links
}

function release(button: HTMLElement) {
  pending.delete(button)
  delete button.dataset[PENDING]
}

/** Returns whether the button opens, and sets its `aria-expanded` as the scripts would. */
function turn(button: HTMLElement): boolean {
  const open = button.getAttribute('aria-expanded') === 'false'
  turned.add(button)
  button.setAttribute('aria-expanded', String(open))
  return open
}

function toggleMenu(button: HTMLElement) {
  find(button.getAttribute('aria-controls')!)!.dataset[EXPANDED] = String(turn(button))
}

function toggleFold(button: HTMLElement) {
  const item = button.closest<HTMLElement>(FOLD)!
  const open = turn(button)
  item.dataset.state = open ? 'open' : 'closed'
  showPanel(item.querySelector(PANEL), open)
  if (!open) return
  for (const other of item.parentElement!.querySelectorAll<HTMLElement>(`${pressed('fold')}[aria-expanded=true]`))
    if (other !== button) toggleFold(other)
}

function answer(event: Event) {
  const button = (event.target as Element).closest('button')
  if (!button) return
  // Some parts of the page may be hydrated already: until all of them are, only this script answers.
  event.stopPropagation()
  place(button)
  if (button.matches(pressed('page'))) return find(ids.opening)?.showPopover?.()
  event.preventDefault()
  if (button.matches(pressed('menu'))) return toggleMenu(button)
  if (button.matches(pressed('fold'))) return toggleFold(button)
  pending.add(button)
  button.dataset[PENDING] = ''
  setTimeout(tell, PENDING_TIMEOUT_MS)
}

/** Ends when the framework answers alone. */
const meanwhile = new AbortController()

/** Restores what the visitor opened or closed, in case the page was rendered again, and replays the pending presses. */
async function handOver() {
  if (meanwhile.signal.aborted) return
  meanwhile.abort()
  for (const button of turned) {
    const now = counterpart(button)
    if (now !== button && now?.getAttribute('aria-expanded') !== button.getAttribute('aria-expanded')) now?.click()
    // React renders each press before the next one.
    await null
  }
  for (const button of pending) {
    release(button)
    counterpart(button)?.click()
    await null
  }
  if (document.activeElement === document.body && focused && !focused.isConnected)
    counterpart(focused)?.focus({ preventScroll: true })
}

/** Keeps typed text as the form's draft (lib/enquiry/draft.ts), in case the visitor leaves before hydration. */
function keepTyped({ target }: Event) {
  const { form, name, value } = target as HTMLInputElement
  if (!form?.dataset[ENQUIRY]) return
  const key = draftKey(form.dataset[ENQUIRY])
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>
    sessionStorage.setItem(key, JSON.stringify({ ...draft, values: { ...draft.values, [name]: value } }))
  } catch {
    // When the browser denies storage, the form has no draft either.
  }
}

/** Keeps the bar with the menu in the window until sticky-bar.tsx does, which has its distance. */
function stick() {
  const bar = document.querySelector<HTMLElement>('[data-stuck]')
  const distance = bar?.previousElementSibling?.clientHeight
  if (bar && distance) bar.dataset.stuck = String(scrollY > distance)
}

const { signal } = meanwhile
const options = { capture: true, passive: true, signal }
// Whoever acts while the page still loads, or is online again after its scripts have failed.
for (const type of ['pointerdown', 'touchstart', 'keydown', 'online']) addEventListener(type, start, options)
addEventListener('click', answer, { ...options, passive: false })
addEventListener('input', keepTyped, options)
addEventListener('scroll', stick, options)
// Who moves by keyboard keeps the focus when a part of the page is drawn again.
addEventListener('focusin', ({ target }) => place((focused = target as HTMLElement)), options)
// Who has pressed Send is asked before leaving: nothing was sent yet.
addEventListener('beforeunload', (event) => waiting('send').length > 0 && event.preventDefault(), { signal })
addEventListener('DOMContentLoaded', () => {
  // Who searches the page with the browser's find: it looks into closed panels too.
  for (const panel of document.querySelectorAll(`${FOLD}[data-state=closed] ${PANEL}`)) showPanel(panel, false)
  if (startPending) start()
})
// The browser's find has found text in a closed panel. Also after hydration: React knows no such event.
addEventListener('beforematch', ({ target }) =>
  (target as Element).closest(FOLD)?.querySelector<HTMLElement>(pressed('fold'))?.click(),
)
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(start)
})
// Who comes back from the contact page: the browser may show this page as it was left, still opening the form.
addEventListener('pageshow', ({ persisted }) => persisted && find(ids.opening)?.hidePopover?.())
addEventListener(HYDRATED, () => {
  find(ids.unsent)?.setAttribute('hidden', '')
  void handOver()
})
