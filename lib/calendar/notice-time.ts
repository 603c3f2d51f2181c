import { DAY_MS } from './nepal-time'

/** Start of a day in Nepal (UTC+05:45 all year), in ms since 1970. */
const startOf = (day: string) => Date.parse(`${day}T00:00:00+05:45`)

/** Start (included) and end (not included) of a notice, in ms since 1970; a missing value means no limit. */
export interface NoticeTime {
  start?: number
  end?: number
}

/** Converts the first and last day of a notice, such as `2026-12-31`, to times; the notice is current on both days. */
export const noticeTime = ({ from, until }: { from?: string; until?: string }): NoticeTime => ({
  start: from === undefined ? undefined : startOf(from),
  end: until === undefined ? undefined : startOf(until) + DAY_MS,
})

/** Whether the notice is current; the visitor's time zone has no effect. */
export const isNoticeCurrent = ({ start = -Infinity, end = Infinity }: NoticeTime) =>
  start <= Date.now() && Date.now() < end

/** Delays of opening and closing after the page load, in ms (specification, section 9). */
const OPENS_AFTER_MS = 1000
const CLOSES_AFTER_MS = 15_000

/** Schedules `open` and `close`; returns a function that cancels both. */
export function scheduleNotice(open: () => void, close: () => void): () => void {
  const opening = setTimeout(open, OPENS_AFTER_MS)
  const closing = setTimeout(close, CLOSES_AFTER_MS)
  return () => {
    clearTimeout(opening)
    clearTimeout(closing)
  }
}
