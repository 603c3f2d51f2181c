import { safeStorage } from '../safe-storage'

/** How long a send is remembered, in milliseconds. */
export const WITHIN_MS = 10 * 60_000

/** One send of this browser. */
interface Entry {
  /** Beginning of the send, in milliseconds since 1970. */
  at: number
  /** Fingerprint of the enquiry; what was typed is not kept. */
  fingerprint: string
  /** The outcome of the send; unknown while this is missing. */
  outcome?: 'arrived' | 'failed'
}

// The storage of all tabs: each must know what the others have sent.
const storage = safeStorage(() => localStorage)
/** Storage key, and prefix of the locks that only one tab holds at a time. */
export const SEND_LOG = 'enquiries-sent'

/** The sends of the last ten minutes. */
export function read(now: number): Entry[] {
  try {
    const entries = JSON.parse(storage.read(SEND_LOG) ?? '[]') as Entry[]
    return entries.filter(({ at }) => at <= now && at > now - WITHIN_MS)
  } catch {
    return []
  }
}

/** Keeps the sends. */
export const write = (entries: Entry[]) => storage.write(SEND_LOG, JSON.stringify(entries))

/** What became of the last send of this browser in the last ten minutes; `open` when not known. */
export function lastOutcome(now: number): 'arrived' | 'failed' | 'open' | undefined {
  const last = read(now).at(-1)
  return last && (last.outcome ?? 'open')
}
