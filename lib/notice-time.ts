const DAY = 86_400_000

/** The beginning of a day in Nepal, whose clocks are 5:45 h ahead of UTC all year, in ms since 1970. */
const beginningOf = (day: string) => Date.parse(`${day}T00:00:00+05:45`)

/** Start (included) and end (not included) in ms since 1970; a missing value means no limit. */
export interface NoticeTime {
  start?: number
  end?: number
}

/** The time of a notice that runs from the first day to the last one, both included and written as `2026-12-31`. */
export const noticeTime = ({ from, until }: { from?: string; until?: string }): NoticeTime => ({
  start: from === undefined ? undefined : beginningOf(from),
  end: until === undefined ? undefined : beginningOf(until) + DAY,
})

/** Whether the notice runs now, whatever the time zone of the reader's clock. */
export const isNow = ({ start = -Infinity, end = Infinity }: NoticeTime) => start <= Date.now() && Date.now() < end

/** When the notice opens and closes by itself, in ms after the page has loaded (specification, section 9). */
const OPENS_AFTER_MS = 1000
const CLOSES_AFTER_MS = 15_000

/** Calls each when its time has come; returns a function that calls it off. */
export function scheduleNotice(open: () => void, close: () => void): () => void {
  const opening = setTimeout(open, OPENS_AFTER_MS)
  const closing = setTimeout(close, CLOSES_AFTER_MS)
  return () => {
    clearTimeout(opening)
    clearTimeout(closing)
  }
}
