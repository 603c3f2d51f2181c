import { safeStorage } from '../browser/safe-storage'

const ENTRY_LIFETIME_MS = 10 * 60_000

type Outcome = 'arrived' | 'failed' | 'unknown'

/** One send in the log. */
export interface Entry {
  /** Start of the send, in milliseconds since 1970. */
  at: number
  /** Hash of the enquiry, so that the log holds no typed text. */
  fingerprint: string
  outcome: Outcome
}

// Local storage shares the log between the tabs of a browser.
const storage = safeStorage(() => localStorage)
/** Storage key of the log, and prefix of the names of the Web Locks. */
export const SEND_LOG = 'enquiries-sent'

/** The sends of the ten minutes before `now`. */
export function readLog(now: number): Entry[] {
  try {
    const entries = JSON.parse(storage.read(SEND_LOG) ?? '[]') as Entry[]
    return entries.filter(({ at }) => at <= now && at > now - ENTRY_LIFETIME_MS)
  } catch {
    return []
  }
}

/** Replaces the log. */
export const writeLog = (entries: Entry[]) => storage.write(SEND_LOG, JSON.stringify(entries))

/** Outcome of this browser's last send within ten minutes. */
export const lastOutcome = (now: number): Outcome | undefined => readLog(now).at(-1)?.outcome
