import type { Enquiry } from './schema'
import { readLog, SEND_LOG, writeLog, type Entry } from './send-log'
import type { ProviderAnswer } from './state-machine'

/** Outcome of an enquiry's sends within ten minutes: `arrived` if any arrived, otherwise the outcome of the last. */
function outcomeOf(fingerprint: string) {
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
  send: () => Promise<ProviderAnswer>,
  timeout: Promise<unknown>,
): Promise<ProviderAnswer | 'unknown'> {
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
