import assert from 'node:assert/strict'
import { afterEach, test, vi } from 'vitest'

import { isNow, noticeTime, scheduleNotice } from './notice-time'

afterEach(() => void vi.useRealTimers())

const cases: [time: string, isShown: boolean][] = [
  ['2026-11-30T18:14:59.999Z', false],
  ['2026-11-30T18:15:00Z', true],
  ['2026-12-08T12:00:00Z', true],
  ['2026-12-15T18:14:59.999Z', true],
  ['2026-12-15T18:15:00Z', false],
]

for (const [time, isShown] of cases)
  test(`a notice from 1 to 15 December is ${isShown ? 'shown' : 'not shown'} at ${time}`, () => {
    vi.setSystemTime(time)
    assert.equal(isNow(noticeTime({ from: '2026-12-01', until: '2026-12-15' })), isShown)
  })

test('a notice with one date has one limit, and one without dates has none', () => {
  vi.setSystemTime('2026-12-08T12:00:00Z')
  assert.equal(isNow(noticeTime({ from: '2026-12-08' })), true)
  assert.equal(isNow(noticeTime({ from: '2026-12-09' })), false)
  assert.equal(isNow(noticeTime({ until: '2026-12-08' })), true)
  assert.equal(isNow(noticeTime({ until: '2026-12-07' })), false)
  assert.equal(isNow(noticeTime({})), true)
})

test('a notice opens 1 s after the page has loaded and closes at 15 s', () => {
  vi.useFakeTimers()
  const [open, close] = [vi.fn(), vi.fn()]
  const calls = () => [open.mock.calls.length, close.mock.calls.length]
  const callOff = scheduleNotice(open, close)
  for (const [ms, expected] of [
    [999, [0, 0]],
    [1, [1, 0]],
    [13_999, [1, 0]],
    [1, [1, 1]],
  ] as const) {
    vi.advanceTimersByTime(ms)
    assert.deepEqual(calls(), expected)
  }
  callOff()
  scheduleNotice(open, close)()
  vi.advanceTimersByTime(20_000)
  assert.deepEqual(calls(), [1, 1])
  vi.useRealTimers()
})
