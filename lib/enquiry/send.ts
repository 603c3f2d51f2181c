import { init, send } from '@emailjs/browser'

import type { MailSettings } from '../settings'

import type { Enquiry } from './schema'

/**
 * What is known after sending: `sent` only when the provider has accepted; `refused` with its HTTP status; `unreachable`
 * when no answer could be read (status 0, 'Network Error'); `unsure` when none came in time, so that the enquiry may
 * have arrived; `notConfigured` when a setting is missing and nothing was sent (specification, section 7).
 */
export type Outcome =
  | { state: 'sent' }
  | { state: 'refused'; status: number }
  | { state: 'unreachable' }
  | { state: 'unsure' }
  | { state: 'notConfigured' }

const ANSWER_WITHIN_MS = 20_000

/** Sends one enquiry with the provider's client; never throws. The provider's own words go to the console only. */
export async function sendEnquiry(enquiry: Enquiry, { publicKey, serviceId, templateId, origin }: MailSettings) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'unsure' }), ANSWER_WITHIN_MS)
  })
  try {
    init(publicKey, origin)
    const accepted = send(serviceId, templateId, { ...enquiry }).then((): Outcome => ({ state: 'sent' }))
    return await Promise.race([accepted, late])
  } catch (error) {
    return failure(error)
  } finally {
    clearTimeout(timer)
  }
}

/** The client throws a plain string for a missing setting and rejects with `{ status, text }` for everything else. */
function failure(error: unknown): Outcome {
  if (typeof error === 'string') {
    console.error(error)
    return { state: 'notConfigured' }
  }
  const { status = 0, text = '' } = (error ?? {}) as { status?: number; text?: string }
  console.error('The enquiry was not sent:', status, status === 0 ? text || 'Network Error' : text)
  return status === 0 ? { state: 'unreachable' } : { state: 'refused', status }
}
