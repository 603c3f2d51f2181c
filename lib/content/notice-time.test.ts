import assert from 'node:assert/strict'
import { afterEach, expect, test, vi } from 'vitest'

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

test('a notice opens 1 s after the page has loaded and closes at 15 s, unless it is called off', () => {
  vi.useFakeTimers()
  const [open, close] = [vi.fn(), vi.fn()]
  scheduleNotice(open, close)
  vi.advanceTimersByTime(999)
  expect(open).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(open).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(13_999)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(close).toHaveBeenCalledOnce()
  scheduleNotice(open, close)()
  vi.advanceTimersByTime(20_000)
  expect(open).toHaveBeenCalledOnce()
})
