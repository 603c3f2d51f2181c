import { whenIdle } from './when-idle'

const page = document.documentElement
// What the first paint can do without (app/globals.css) waits, unless a place further down is asked for.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (arrival?.type === 'navigate' && !location.hash) page.dataset.loading = ''

/** Lays out what waited, piece by piece, each in an idle moment of its own. */
export function layOut() {
  const late = '[data-loading] :is(.hero-slide, main > section, body > footer):not([style])'
  const next = document.querySelector<HTMLElement>(late)
  if (next) {
    next.style.contentVisibility = 'visible'
    whenIdle(layOut)
  } else layOutAll()
}

/** Lays out at once what still waits. */
export function layOutAll() {
  delete page.dataset.loading
}
