import { keptIn } from '../browser-storage'

import { enquiryFields, type Enquiry } from './schema'

/** Sends that one browser may make in `WITHIN_MS`. */
const MOST_SENDS = 5
const WITHIN_MS = 10 * 60_000

/** The provider takes one enquiry a second. */
const BETWEEN_MS = 1000

interface Entry {
  /** Beginning of the send, in milliseconds since 1970. */
  at: number
  /** Fingerprint of the enquiry; what was typed is not kept. */
  print: string
  arrived?: true
}

// All tabs': each must know what the others have sent.
const kept = keptIn(() => localStorage)
const KEY = 'enquiries-sent'

function read(now: number): Entry[] {
  try {
    const entries = JSON.parse(kept.read(KEY) ?? '[]') as Entry[]
    return entries.filter(({ at }) => at <= now && at > now - WITHIN_MS)
  } catch {
    return []
  }
}

const write = (entries: Entry[]) => kept.write(KEY, JSON.stringify(entries))

/** Fingerprint of what would be sent; empty where the browser has no cryptography (pages without https). */
export async function fingerprint(enquiry: Enquiry): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return ''
  const text = JSON.stringify(enquiryFields.map((field) => enquiry[field]))
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether this browser has sent this enquiry in the last ten minutes, in any tab, and it was accepted. */
export const hasArrived = (print: string, now: number) =>
  print !== '' && read(now).some((entry) => entry.print === print && entry.arrived)

/** When this browser may send again, in milliseconds since 1970; `undefined` when it may. */
export function limitedUntil(now: number): number | undefined {
  const sends = read(now)
  return sends.length < MOST_SENDS ? undefined : (sends.at(-MOST_SENDS)?.at ?? now) + WITHIN_MS
}

/** Milliseconds to wait, so that the provider's limit of one enquiry a second is kept. */
export const pauseBefore = (now: number) => Math.max(0, (read(now).at(-1)?.at ?? 0) + BETWEEN_MS - now)

/** Notes that an enquiry is being sent. */
export const noteSend = (print: string, at: number) => write([...read(at), { at, print }])

/** Notes that an enquiry has been accepted. */
export const noteArrival = (print: string, now: number) =>
  write(read(now).map((entry) => (entry.print === print ? { ...entry, arrived: true } : entry)))

/** Runs `work` while no other tab does anything under this name; a tab that is closed gives way. */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(`${KEY} ${name}`, work) : work()
}
