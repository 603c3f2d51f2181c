import { init, send } from '@emailjs/browser'

import type { MailSettings } from '../settings'

import type { Answer, FailureKind } from './machine'
import type { Enquiry } from './schema'

/** Wait after a refusal with 429: the provider accepts one enquiry a second from all visitors together. */
const WAIT_AFTER_TOO_MANY_MS = 10_000

const kinds: Partial<Record<number, FailureKind>> = {
  413: 'tooLong',
  429: 'tooMany',
  500: 'fault',
  503: 'unavailable',
}

/** Whether it is worth sending the same enquiry again. */
export const canRetry = (kind: FailureKind) => kind !== 'refused' && kind !== 'tooLong'

/**
 * Sends one enquiry with the provider's client (specification, section 7); never throws, and waits for the answer
 * without a time limit. The provider's own words go to the console only.
 */
export async function sendEnquiry(enquiry: Enquiry, mail: MailSettings): Promise<Answer> {
  try {
    init(mail.publicKey, mail.origin)
    await send(mail.serviceId, mail.templateId, { ...enquiry })
    return { state: 'sent' }
  } catch (error) {
    return failed(error)
  }
}

/** The client throws a plain string for a missing setting and rejects with `{ status, text }` for every answer. */
function failed(error: unknown): Answer {
  const at = Date.now()
  if (typeof error === 'string') {
    console.error(error)
    return { state: 'refused', failure: { kind: 'refused', code: 'SETTINGS', at } }
  }
  if (!isAnswer(error)) {
    console.error('The enquiry was not sent:', error)
    return { state: 'refused', failure: { kind: 'refused', code: 'SCRIPT', at } }
  }
  const { status, text } = error
  console.error('The enquiry was not sent:', status, text || 'Network Error')
  if (status === 0) return { state: 'unreachable', failure: { kind: 'network', code: 'NETWORK', at } }
  const kind = kinds[status] ?? (status >= 400 && status < 500 ? 'refused' : 'otherFault')
  const failure = { kind, code: String(status), at }
  return {
    state: 'refused',
    failure: kind === 'tooMany' ? { ...failure, until: at + WAIT_AFTER_TOO_MANY_MS } : failure,
  }
}

const isAnswer = (error: unknown): error is { status: number; text: string } =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
