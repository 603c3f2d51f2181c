import { init, send } from '@emailjs/browser'

import type { MailSettings } from '../settings'
import type { Enquiry } from './schema'
import type { ProviderAnswer, FailureKind } from './state-machine'

/** Retry delay after status 429: the provider accepts one enquiry a second from all visitors together. */
const WAIT_AFTER_TOO_MANY_MS = 10_000

const kindsByStatus: Partial<Record<number, FailureKind>> = {
  413: 'tooLong',
  429: 'tooMany',
  500: 'fault',
  503: 'unavailable',
}

/** Statuses of gateways before the service, which cannot know whether it has the enquiry (RFC 9110, Cloudflare's 52x). */
const GATEWAY_STATUSES = [502, 504, 520, 522, 524]

/** Whether sending the same enquiry again can succeed. */
export const canRetry = (kind: FailureKind) => kind !== 'refused' && kind !== 'tooLong'

/** Sends one enquiry with the provider's client (specification, section 7), without a timeout; never rejects. */
export async function sendEnquiry(enquiry: Enquiry, mail: MailSettings): Promise<ProviderAnswer> {
  try {
    init(mail.publicKey, mail.origin)
    await send(mail.serviceId, mail.templateId, { ...enquiry })
    return { state: 'sent' }
  } catch (error) {
    return failureAnswer(error)
  }
}

/** The provider's client throws a string for a missing setting, and rejects with `{ status, text }` after a request. */
function failureAnswer(error: unknown): ProviderAnswer {
  const at = Date.now()
  if (typeof error === 'string') {
    console.error(error)
    return { state: 'rejected', failure: { kind: 'refused', code: 'SETTINGS', at } }
  }
  const { status, text } = (error ?? {}) as { status?: number; text?: string }
  if (typeof status !== 'number') {
    console.error('The enquiry was not sent:', error)
    return { state: 'rejected', failure: { kind: 'refused', code: 'SCRIPT', at } }
  }
  console.error('The enquiry was not sent:', status, text || 'Network Error')
  if (status === 0) {
    // `navigator.onLine` only chooses the words: it is false on some machines that are online (mdn/content#30402).
    const [kind, code] =
      navigator.onLine === false ? (['offline', 'OFFLINE'] as const) : (['network', 'NETWORK'] as const)
    return { state: 'unreachable', failure: { kind, code, at } }
  }
  if (GATEWAY_STATUSES.includes(status))
    return { state: 'unknown', failure: { kind: 'gateway', code: String(status), at } }
  const kind = kindsByStatus[status] ?? (status >= 400 && status < 500 ? 'refused' : 'otherFault')
  const retryAt = kind === 'tooMany' ? at + WAIT_AFTER_TOO_MANY_MS : undefined
  return { state: 'rejected', failure: { kind, code: String(status), at, retryAt } }
}
