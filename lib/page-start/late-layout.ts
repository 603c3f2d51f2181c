import { LATE_PARTS } from './contract'
import { whenIdle } from './when-idle'

const page = document.documentElement
// Layout that the first paint does not need (app/globals.css) waits, unless the address names a place further down.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (arrival?.type === 'navigate' && !location.hash) page.dataset.loading = ''

/** Lays out the waiting parts one by one, each in its own idle moment. */
export function layOut() {
  const next = document.querySelector<HTMLElement>(LATE_PARTS)
  if (next) {
    next.style.contentVisibility = 'visible'
    whenIdle(layOut)
  } else layOutAll()
}

/** Lays out all parts that still wait, at once. */
export function layOutAll() {
  delete page.dataset.loading
}
