/**
 * The one script that a page contains, before everything else. It does three things: it loads the framework's scripts
 * late, holds presses and keeps typed text until they answer, and opens menu and panels in the meantime.
 *
 *     HTML and styles ──loaded and idle──▶ scripts load ──▶ hydrated: held presses are repeated, and what was opened or
 *             │                              ▲        │       typed stays
 *             └── first touch, key or press ─┘        └─ not within 4 s: visitors whose press is held are told
 *
 * When a browser extension has changed HTML that React compares, React renders the page again during hydration; then
 * twin.ts finds the new element of each button. Two more files belong to this script: late-layout.ts lays out parts
 * below the first screen later, and trusted-types.ts says which strings may become a script.
 */

import { EXPANDED, FOLD, HELD, HYDRATED, ids, PANEL, pressed, showPanel } from './contract'
import { keepTyped } from './keep-typed'
import { layOut, layOutAll } from './late-layout'
import './trusted-types'
import { place, twin } from './twin'
import { whenIdle } from './when-idle'

declare global {
  interface Window {
    __next_f?: unknown
  }
}

/** How long a press is held without a message. */
const HELD_TIMEOUT_MS = 4000

const chunks = (document.currentScript as HTMLScriptElement).dataset.chunks!.split(' ')
let missing: string[] = []
let wanted = false
/** Pressed buttons that wait for the scripts, in the order of the presses. */
const held = new Set<HTMLElement>()
/** Buttons that this script has opened or closed. */
const turned = new Set<HTMLElement>()
let focused: Element | null = null

const find = (id: string) => document.getElementById(id)

function load(src: string) {
  const script = document.createElement('script')
  script.src = src
  // This attribute tells React that the script is already in the page.
  script.setAttribute('async', '')
  script.onerror = () => {
    script.remove()
    missing.push(src)
    tell()
  }
  document.head.append(script)
}

function start() {
  wanted = true
  if (document.readyState === 'loading') return
  // A later start requests only the scripts that failed to load.
  const asked = window.__next_f ? missing : chunks
  missing = []
  window.__next_f ??= JSON.parse(find(ids.flight)!.textContent)
  asked.forEach(load)
}

const waiting = (kind: 'group' | 'send') => [...held].filter((button) => button.matches(pressed(kind)))

/** Tells a waiting visitor that nothing was sent yet, or leads to the links that a group of the menu would show. */
function tell() {
  if (waiting('send').length > 0) find(ids.unsent)?.removeAttribute('hidden')
  const groups = waiting('group')
  groups.forEach(release)
  if (groups.length === 0) return
  const menu = document.querySelector<HTMLElement>(`${pressed('menu')}[aria-expanded=true]`)
  if (menu) toggleMenu(menu)
  location.hash = ids.links
}

function release(button: HTMLElement) {
  held.delete(button)
  delete button.dataset[HELD]
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
  held.add(button)
  button.dataset[HELD] = ''
  setTimeout(tell, HELD_TIMEOUT_MS)
}

/** After a press on Send, the browser asks before the page is left: nothing was sent yet. */
const ask = (event: Event) => {
  if (waiting('send').length > 0) event.preventDefault()
}

function noteFocus({ target }: Event) {
  focused = target as Element
  place(focused)
}

/** Restores what the visitor opened or closed, in case the page was rendered again, and replays the held presses. */
async function restore() {
  for (const button of turned) {
    const now = twin(button)
    if (now !== button && now?.getAttribute('aria-expanded') !== button.getAttribute('aria-expanded')) now?.click()
    // React renders each press before the next one.
    await null
  }
  for (const button of held) {
    release(button)
    twin(button)?.click()
    await null
  }
  if (document.activeElement === document.body && focused && !focused.isConnected)
    (twin(focused) as HTMLElement | undefined)?.focus({ preventScroll: true })
}

/** A visitor who touches the page may need the waiting parts at once. */
function wake() {
  layOutAll()
  start()
}

const meanwhile = new AbortController()
const options = { capture: true, passive: true, signal: meanwhile.signal }
for (const type of ['pointerdown', 'touchstart', 'keydown']) addEventListener(type, wake, options)
addEventListener('click', answer, { ...options, passive: false })
addEventListener('input', keepTyped, options)
addEventListener('focusin', noteFocus, options)
addEventListener('beforeunload', ask, { ...options, passive: false })
addEventListener('online', start, options)
addEventListener('DOMContentLoaded', () => {
  for (const panel of document.querySelectorAll(`${FOLD}[data-state=closed] ${PANEL}`)) showPanel(panel, false)
  if (wanted) start()
})
// The browser's find has found text in a closed panel. Also after hydration: React knows no such event.
addEventListener('beforematch', ({ target }) =>
  (target as Element).closest(FOLD)?.querySelector<HTMLElement>(pressed('fold'))?.click(),
)
addEventListener('load', () => {
  whenIdle(start)
  whenIdle(layOut)
})
// After Back, the browser may show this page as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && find(ids.opening)?.hidePopover?.())
addEventListener(
  HYDRATED,
  () => {
    meanwhile.abort()
    find(ids.unsent)?.setAttribute('hidden', '')
    void restore()
  },
  { once: true },
)
