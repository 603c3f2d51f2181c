import { enquiryFields, type Enquiry } from './schema'
import { read, WITHIN_MS, write } from './send-log-storage'

/** Sends that one browser may make in `WITHIN_MS`. */
const MOST_SENDS = 5

/** The provider accepts one enquiry a second; the rest allows for different delays on the way there. */
const BETWEEN_MS = 1100

/** Fingerprint of what would be sent; empty where the browser makes none (pages without https). Never rejects. */
export async function fingerprintOf(enquiry: Enquiry): Promise<string> {
  const text = JSON.stringify(enquiryFields.map((field) => enquiry[field]))
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return ''
  }
}

/** What became of the last send of this enquiry from this browser in the last ten minutes; `open` when not known. */
export function outcomeOf(fingerprint: string, now: number): 'arrived' | 'failed' | 'open' | undefined {
  const sends = fingerprint === '' ? [] : read(now).filter((entry) => entry.fingerprint === fingerprint)
  if (sends.some(({ outcome }) => outcome === 'arrived')) return 'arrived'
  const last = sends.at(-1)
  return last && (last.outcome ?? 'open')
}

/** When this browser may send again, in milliseconds since 1970; `undefined` when it may send now. */
export function limitedUntil(now: number): number | undefined {
  const sends = read(now)
  return sends.length < MOST_SENDS ? undefined : (sends.at(-MOST_SENDS)?.at ?? now) + WITHIN_MS
}

/** Milliseconds to wait, so that the provider's limit of one enquiry a second is kept. */
export const pauseBefore = (now: number) => Math.max(0, (read(now).at(-1)?.at ?? 0) + BETWEEN_MS - now)

/** Notes that an enquiry is being sent. */
export const noteSend = (fingerprint: string, at: number) => write([...read(at), { at, fingerprint }])

/** Notes what became of the send that began at `at`. */
export const noteOutcome = (fingerprint: string, at: number, outcome: 'arrived' | 'failed') =>
  write(
    read(Date.now()).map((entry) =>
      entry.fingerprint === fingerprint && entry.at === at ? { ...entry, outcome } : entry,
    ),
  )
