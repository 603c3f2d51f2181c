import { safeStorage } from '../safe-storage'

import type { Answer } from './machine'
import type { Enquiry } from './schema'

/** How long a send is remembered, in milliseconds. */
const WITHIN_MS = 10 * 60_000

/** One send of this browser. */
interface Entry {
  /** Beginning of the send, in milliseconds since 1970. */
  at: number
  /** Fingerprint of the enquiry; what was typed is not kept. */
  fingerprint: string
  /** The outcome of the send; unknown while this is missing. */
  outcome?: 'arrived' | 'failed'
}

/** What became of a send; `open` when not known. */
type Outcome = 'arrived' | 'failed' | 'open'

// The storage of all tabs: each must know what the others have sent.
const storage = safeStorage(() => localStorage)
/** Storage key, and prefix of the locks that only one tab holds at a time. */
const SEND_LOG = 'enquiries-sent'

function read(now: number): Entry[] {
  try {
    const entries = JSON.parse(storage.read(SEND_LOG) ?? '[]') as Entry[]
    return entries.filter(({ at }) => at <= now && at > now - WITHIN_MS)
  } catch {
    return []
  }
}

const write = (entries: Entry[]) => storage.write(SEND_LOG, JSON.stringify(entries))

/** What became of the last send of this browser in the last ten minutes. */
export function lastOutcome(now: number): Outcome | undefined {
  const last = read(now).at(-1)
  return last && (last.outcome ?? 'open')
}

/** What became of the last send of this enquiry from this browser in the last ten minutes. */
function outcomeOf(fingerprint: string, now: number): Outcome | undefined {
  const sends = fingerprint === '' ? [] : read(now).filter((entry) => entry.fingerprint === fingerprint)
  if (sends.some(({ outcome }) => outcome === 'arrived')) return 'arrived'
  const last = sends.at(-1)
  return last && (last.outcome ?? 'open')
}

/** Fingerprint of what would be sent; empty where the browser makes none (pages without https). Never rejects. */
async function fingerprintOf(enquiry: Enquiry): Promise<string> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(enquiry)))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return ''
  }
}

/** What only one tab does at a time. */
interface Lock {
  /** Whether another tab had it before. */
  waited: boolean
  release: () => void
}

/** Takes the lock of an enquiry. A browser without locks, or one that denies them like all site data, gives it at once. */
const takeLock = (fingerprint: string) =>
  new Promise<Lock>((resolve) => {
    const hold = (waited: boolean) => new Promise<void>((release) => resolve({ waited, release }))
    const request = async () => {
      const lock = `${SEND_LOG} ${fingerprint}`
      const free = await navigator.locks.request(
        lock,
        { ifAvailable: true },
        (held) => held && hold(false).then(() => true),
      )
      if (!free) await navigator.locks.request(lock, () => hold(true))
    }
    request().catch(() => resolve({ waited: false, release: () => {} }))
  })

/**
 * Sends an enquiry, unless this browser has sent the same before. Returns the answer, or `open` when another tab has
 * sent the same and got none: then the visitor decides. Never rejects, and waits for the answer without a limit; after
 * `late` other tabs no longer wait for it.
 */
export async function sendOnce(
  enquiry: Enquiry,
  send: () => Promise<Answer>,
  late: Promise<unknown>,
): Promise<Answer | 'open'> {
  const fingerprint = await fingerprintOf(enquiry)
  const lock = await takeLock(fingerprint)
  try {
    const before = outcomeOf(fingerprint, Date.now())
    if (before === 'arrived') return { state: 'sent' }
    if (lock.waited && before === 'open') return 'open'

    const at = Date.now()
    write([...read(at), { at, fingerprint }])
    void late.then(lock.release)
    const answer = await send()
    const outcome = answer.state === 'sent' ? 'arrived' : 'failed'
    const isThis = (entry: Entry) => entry.fingerprint === fingerprint && entry.at === at
    write(read(Date.now()).map((entry) => (isThis(entry) ? { ...entry, outcome } : entry)))
    // An earlier try of the same may have arrived after all.
    return outcomeOf(fingerprint, Date.now()) === 'arrived' ? { state: 'sent' } : answer
  } finally {
    lock.release()
  }
}
