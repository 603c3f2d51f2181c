import { afterEach, expect, test, vi } from 'vitest'

import { isNoticeCurrent, noticeTime, scheduleNotice } from './notice-time'

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
])('a notice with the days %j in Nepal is current at %s: %s', (days, time, isCurrent) => {
  vi.setSystemTime(time)
  expect(isNoticeCurrent(noticeTime(days))).toBe(isCurrent)
})

test('a scheduled notice opens after 1 s and closes after 15 s; a cancelled one does neither', () => {
  vi.useFakeTimers({ now: 0 })
  const calls: [callback: string, time: number][] = []
  const record = (callback: string) => () => void calls.push([callback, Date.now()])
  scheduleNotice(record('open'), record('close'))
  scheduleNotice(record('cancelled'), record('cancelled'))()
  vi.runAllTimers()
  expect(calls).toEqual([
    ['open', 1000],
    ['close', 15_000],
  ])
})
