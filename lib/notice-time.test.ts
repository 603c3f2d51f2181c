import assert from 'node:assert/strict'
import { afterEach, test, vi } from 'vitest'

import { isNow, noticeTime, scheduleNotice } from './notice-time'

afterEach(() => void vi.useRealTimers())

const from = '2026-12-01'
const until = '2026-12-15'

test.each([
  [{ from, until }, '2026-11-30T18:14:59.999Z', false],
  [{ from, until }, '2026-11-30T18:15:00Z', true],
  [{ from, until }, '2026-12-15T18:14:59.999Z', true],
  [{ from, until }, '2026-12-15T18:15:00Z', false],
  [{ from }, '2030-01-01T00:00:00Z', true],
  [{ from }, '2026-11-01T00:00:00Z', false],
  [{ until }, '2026-11-01T00:00:00Z', true],
  [{ until }, '2030-01-01T00:00:00Z', false],
  [{}, '2030-01-01T00:00:00Z', true],
])('a notice with the days %j in Nepal, at %s: %s', (days, time, isShown) => {
  vi.setSystemTime(time)
  assert.equal(isNow(noticeTime(days)), isShown)
})

test('a notice opens 1 s after the page load and closes at 15 s, unless cancelled', () => {
  vi.useFakeTimers({ now: 0 })
  const happened: [what: string, time: number][] = []
  const note = (what: string) => () => void happened.push([what, Date.now()])
  scheduleNotice(note('open'), note('close'))
  scheduleNotice(note('called off'), note('called off'))()
  vi.runAllTimers()
  assert.deepEqual(happened, [
    ['open', 1000],
    ['close', 15_000],
  ])
})
