const DAY = 86_400_000

/** The beginning of a day in Nepal, whose clocks stand 5:45 h before UTC all year, in ms since 1970. */
const beginningOf = (day: string) => Date.parse(`${day}T00:00:00+05:45`)

/** From when, and until before when, in ms since 1970; without either there is no such limit. */
export interface NoticeTime {
  start?: number
  end?: number
}

/** The time of a notice that runs from the first day to the last one, both included and written as `2026-12-31`. */
export const noticeTime = ({ from, until }: { from?: string; until?: string }): NoticeTime => ({
  start: from === undefined ? undefined : beginningOf(from),
  end: until === undefined ? undefined : beginningOf(until) + DAY,
})

/** Whether the time has come and is not over, whatever zone the clock of the reader shows. */
export const isNow = ({ start = -Infinity, end = Infinity }: NoticeTime) => start <= Date.now() && Date.now() < end
