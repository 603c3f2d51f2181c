/**
 * The one script that a page brings along, before everything else: it starts the framework's scripts once the page has
 * loaded and the main thread is idle, or at the first touch, key or press, and keeps what was pressed until they answer.
 */

import './trusted-types'

import { keepTyped } from './keep-typed'
import { whenIdle } from './when-idle'

declare global {
  interface Window {
    __next_f?: unknown
  }
}

/** How long in ms a press is kept without a word. */
const SILENCE = 4000

const chunks = (document.currentScript as HTMLScriptElement).dataset.chunks!.split(' ')
let missing: string[] = []
/** Pressed buttons that wait for the scripts, in the order of the presses. */
const held = new Set<HTMLElement>()
let wanted = false

function load(src: string) {
  const script = document.createElement('script')
  script.src = src
  // By this attribute React knows that the script is there already.
  script.setAttribute('async', '')
  script.onerror = () => {
    script.remove()
    missing.push(src)
    tell()
  }
  document.head.append(script)
}

function start() {
  if (window.__next_f) {
    // What did not come may come now.
    const again = missing
    missing = []
    again.forEach(load)
    return
  }
  wanted = true
  if (document.readyState === 'loading') return
  window.__next_f = JSON.parse(document.getElementById('flight')!.textContent)
  chunks.forEach(load)
}

const sendWaits = () => [...held].some((button) => button.getAttribute('type') === 'submit')

/** Who waits is told that nothing was sent yet, or led to the links that a group of the menu would show. */
function tell() {
  if (sendWaits()) document.getElementById('unsent')?.removeAttribute('hidden')
  const groups = [...held].filter((button) => button.closest('header'))
  for (const group of groups) release(group)
  if (groups.length === 0) return
  const menu = document.querySelector<HTMLButtonElement>('header [aria-controls][aria-expanded=true]')
  if (menu) toggle(menu)
  location.hash = 'site-links'
}

function release(button: HTMLElement) {
  held.delete(button)
  button.removeAttribute('data-held')
}

/** Opens or closes what a button controls, as the framework would; false for other buttons. The islands adopt it. */
function toggle(button: HTMLButtonElement): boolean {
  const open = button.getAttribute('aria-expanded') === 'false'
  const fold = button.closest('[data-fold]')
  const menu = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (fold) {
    const other = open && fold.parentElement!.querySelector<HTMLButtonElement>('[data-fold] [aria-expanded=true]')
    if (other) toggle(other)
    fold.setAttribute('data-state', open ? 'open' : 'closed')
    const panel = fold.querySelector('fold-panel')!
    if (open) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
  } else if (menu) menu.dataset.expanded = String(open)
  else return false
  button.setAttribute('aria-expanded', String(open))
  return true
}

function answer(event: Event) {
  const button = (event.target as Element).closest('button')
  if (!button) return
  // A form with an address leads to a page that does the same; until it is there, a word that it comes.
  if (button.form?.hasAttribute('action')) {
    document.getElementById('opening')?.showPopover?.()
    return
  }
  event.preventDefault()
  if (toggle(button)) return
  held.add(button)
  button.setAttribute('data-held', '')
  setTimeout(tell, SILENCE)
}

/** Who has pressed Send is asked before the page is left: nothing was sent yet. */
const ask = (event: Event) => {
  if (sendWaits()) event.preventDefault()
}

const first = ['pointerdown', 'touchstart', 'keydown'] as const
for (const type of first) addEventListener(type, start, { capture: true, passive: true })
addEventListener('click', answer, true)
addEventListener('input', keepTyped)
addEventListener('beforeunload', ask)
addEventListener('online', start)
addEventListener('DOMContentLoaded', () => wanted && start())
addEventListener('load', () => whenIdle(start))
// The way back may show this page as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && document.getElementById('opening')?.hidePopover?.())
addEventListener(
  'alive',
  () => {
    for (const type of first) removeEventListener(type, start, true)
    removeEventListener('click', answer, true)
    removeEventListener('input', keepTyped)
    removeEventListener('beforeunload', ask)
    document.getElementById('unsent')?.setAttribute('hidden', '')
    for (const button of held) {
      release(button)
      button.click()
    }
  },
  { once: true },
)
