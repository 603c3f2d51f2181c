import type { MailSettings } from '../settings'

import type { Answer } from './machine'
import type { Enquiry } from './schema'
import { sendEnquiry } from './send'
import { fingerprintOf, limitedUntil, noteOutcome, noteSend, outcomeOf, pauseBefore } from './send-log'
import { SEND_LOG } from './send-log-storage'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What only one tab does at a time. */
interface Lock {
  /** Whether another tab had it before. */
  waited: boolean
  release: () => void
}

/** Takes the lock of this name. A browser without locks, or one that denies them like all site data, gives it at once. */
const takeLock = (name: string) =>
  new Promise<Lock>((resolve) => {
    const hold = (waited: boolean) => new Promise<void>((release) => resolve({ waited, release }))
    const request = async () => {
      const lock = `${SEND_LOG} ${name}`
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
 * Sends an enquiry, unless this browser has sent the same before or may not send now. Returns the answer, or `open` when
 * another tab has sent the same and got none: then the visitor decides. Never rejects, and waits for the answer without a
 * limit; after `late` other tabs no longer wait for it.
 */
export async function sendOnce(enquiry: Enquiry, mail: MailSettings, late: Promise<unknown>): Promise<Answer | 'open'> {
  const fingerprint = await fingerprintOf(enquiry)
  const own = await takeLock(fingerprint)
  try {
    const before = outcomeOf(fingerprint, Date.now())
    if (before === 'arrived') return { state: 'sent' }
    if (own.waited && before === 'open') return 'open'

    const throttle = await takeLock('throttle')
    const until = limitedUntil(Date.now())
    if (until !== undefined) {
      throttle.release()
      return { state: 'refused', failure: { kind: 'limit', code: 'LIMIT', at: Date.now(), until } }
    }
    await wait(pauseBefore(Date.now()))
    const at = Date.now()
    noteSend(fingerprint, at)
    throttle.release()

    void late.then(own.release)
    const answer = await sendEnquiry(enquiry, mail)
    noteOutcome(fingerprint, at, answer.state === 'sent' ? 'arrived' : 'failed')
    // An earlier try of the same may have arrived after all.
    return outcomeOf(fingerprint, Date.now()) === 'arrived' ? { state: 'sent' } : answer
  } finally {
    own.release()
  }
}
