/** Nepal's offset from UTC, +5:45 all year, in ms. `Intl` throws for Asia/Kathmandu where it does not know that zone. */
export const NEPAL_OFFSET_MS = 345 * 60_000

/** Length of a day in ms: no day in Nepal or in UTC is longer or shorter. */
export const DAY_MS = 86_400_000

/** The day in Nepal at the time `at` (ms since 1970), in A.D.: `2026-12-31`. */
export const dayInNepal = (at = Date.now()) => new Date(at + NEPAL_OFFSET_MS).toISOString().slice(0, 10)
