import { HOME_KB } from '../size/budget'
import { CATEGORIES, KINDS, type Load } from './lighthouse-run'
import { median } from './table'

/** A performance goal of a page and its measured value. */
export interface Goal {
  name: string
  measured: string
  wanted: string
  passed: boolean
}

/** The median of several loads, value by value. */
export function summary(loads: readonly Load[]): Load {
  const of = (value: (load: Load) => number) => median(loads.map(value))
  const scores = loads.map((load) => load.scores)
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    speedIndex: of(({ speedIndex }) => speedIndex),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: Object.fromEntries(KINDS.map((kind) => [kind, of(({ bytes }) => bytes[kind])])) as Load['bytes'],
    bytesBeforeScripts: of(({ bytesBeforeScripts }) => bytesBeforeScripts),
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, median(scores.flatMap((score) => score[name] ?? []))])),
  }
}

/** Total bytes of a load. */
export const total = ({ bytes }: Load) => Object.values(bytes).reduce((sum, size) => sum + size, 0)

/** The goals for the page at `path`, compared with loads of its limit page and of the baseline. */
export function goalsOf(path: string, page: Load, limit: Load, baseline: Load): Goal[] {
  const atMost = (name: string, value: number, most: number, unit: string, digits = 0): Goal => ({
    name,
    measured: `${value.toFixed(digits)}${unit}`,
    wanted: `≤ ${most.toFixed(digits)}${unit}`,
    passed: value <= most,
  })
  const scores = CATEGORIES.map((name) => page.scores[name] ?? NaN)
  return [
    {
      name: 'Four scores',
      measured: scores.map((score) => score.toFixed()).join('/'),
      wanted: '100/100/100/100',
      passed: scores.every((score) => score === 100),
    },
    atMost('FCP, 1.10 × limit', page.fcp, 1.1 * limit.fcp, ' ms'),
    atMost('LCP, 1.10 × limit', page.lcp, 1.1 * limit.lcp, ' ms'),
    atMost('TBT, 1.2 × baseline', page.tbt, 1.2 * baseline.tbt, ' ms'),
    atMost('CLS', page.cls, 0, '', 3),
    ...(path === '/'
      ? [
          atMost('Everything on the wire', total(page) / 1000, HOME_KB, ' kB', 1),
          atMost('Before the framework’s scripts', page.bytesBeforeScripts / 1000, 90, ' kB', 1),
        ]
      : []),
  ]
}
