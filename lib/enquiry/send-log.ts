import { safeStorage } from '../safe-storage'

import type { Answer } from './state-machine'
import type { Enquiry } from './schema'

const ENTRY_LIFETIME_MS = 10 * 60_000

type Outcome = 'arrived' | 'failed' | 'unknown'

/** One send in the log. */
interface Entry {
  /** Start of the send, in milliseconds since 1970. */
  at: number
  /** Hash of the enquiry, so that the log holds no typed text. */
  fingerprint: string
  outcome: Outcome
}

// Local storage shares the log between the tabs of a browser.
const storage = safeStorage(() => localStorage)
/** Storage key of the log, and prefix of the names of the Web Locks. */
const SEND_LOG = 'enquiries-sent'

function readLog(now: number): Entry[] {
  try {
    const entries = JSON.parse(storage.read(SEND_LOG) ?? '[]') as Entry[]
    return entries.filter(({ at }) => at <= now && at > now - ENTRY_LIFETIME_MS)
  } catch {
    return []
  }
}

const writeLog = (entries: Entry[]) => storage.write(SEND_LOG, JSON.stringify(entries))

/** Outcome of this browser's last send within ten minutes. */
export const lastOutcome = (now: number): Outcome | undefined => readLog(now).at(-1)?.outcome

/** Outcome of an enquiry's sends within ten minutes: `arrived` if any arrived, otherwise the outcome of the last. */
function outcomeOf(fingerprint: string): Outcome | undefined {
  if (fingerprint === '') return undefined
  const outcomes = readLog(Date.now()).flatMap((entry) => (entry.fingerprint === fingerprint ? entry.outcome : []))
  return outcomes.includes('arrived') ? 'arrived' : outcomes.at(-1)
}

/** SHA-256 of the enquiry in hex; empty without `crypto.subtle` (pages without HTTPS). Never rejects. */
async function fingerprintOf(enquiry: Enquiry): Promise<string> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(enquiry)))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return ''
  }
}

/** The Web Lock of an enquiry; only one tab at a time holds the lock. */
interface Lock {
  /** Whether another tab held the lock first. */
  waited: boolean
  release: () => void
}

/** Takes the Web Lock of an enquiry, or resolves without a lock where the browser lacks or denies locks. */
const takeLock = (fingerprint: string) =>
  new Promise<Lock>((resolve) => {
    // The browser holds the lock until the promise of `hold` resolves.
    const hold = (waited: boolean) => new Promise<void>((release) => resolve({ waited, release }))
    const requestLock = async () => {
      const lockName = `${SEND_LOG} ${fingerprint}`
      const wasFree = await navigator.locks.request(
        lockName,
        { ifAvailable: true },
        (lock) => lock && hold(false).then(() => true),
      )
      if (!wasFree) await navigator.locks.request(lockName, () => hold(true))
    }
    requestLock().catch(() => resolve({ waited: false, release: () => {} }))
  })

/**
 * Sends an enquiry unless an identical one has arrived within ten minutes. Returns the answer, or `unknown` if another
 * tab's identical send has no known outcome. Never rejects; `timeout` only releases the lock for other tabs.
 */
export async function sendOnce(
  enquiry: Enquiry,
  send: () => Promise<Answer>,
  timeout: Promise<unknown>,
): Promise<Answer | 'unknown'> {
  const fingerprint = await fingerprintOf(enquiry)
  const lock = await takeLock(fingerprint)
  try {
    const earlierOutcome = outcomeOf(fingerprint)
    if (earlierOutcome === 'arrived') return { state: 'sent' }
    if (lock.waited && earlierOutcome === 'unknown') return 'unknown'

    const at = Date.now()
    writeLog([...readLog(at), { at, fingerprint, outcome: 'unknown' }])
    void timeout.then(lock.release)
    const answer = await send()
    const outcome = answer.state === 'sent' ? 'arrived' : answer.state === 'unknown' ? 'unknown' : 'failed'
    const isThisSend = (entry: Entry) => entry.fingerprint === fingerprint && entry.at === at
    writeLog(readLog(Date.now()).map((entry) => (isThisSend(entry) ? { ...entry, outcome } : entry)))
    // An earlier identical send may have arrived in the meantime.
    return outcomeOf(fingerprint) === 'arrived' ? { state: 'sent' } : answer
  } finally {
    lock.release()
  }
}
