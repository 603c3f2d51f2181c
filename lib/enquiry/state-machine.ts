import type { EnquiryFormInput } from '@/content/schema'

import type { Enquiry } from './schema'

/** Reason why a send failed or has an unknown outcome. */
export type FailureKind = keyof EnquiryFormInput['failure']['reasons']

/** A failure as the form shows it. */
export interface Failure {
  kind: FailureKind
  /** For support by phone: the HTTP status, or a word for a failure without a status. */
  code: string
  /** Time of the failure, in milliseconds since 1970. */
  at: number
  /** Earliest time at which a retry is accepted, in milliseconds since 1970. */
  retryAt?: number
}

/** Outcome of one attempt: the provider's answer, or a failure to get an answer. */
export type ProviderAnswer = { state: 'sent' } | { state: 'rejected' | 'unreachable' | 'unknown'; failure: Failure }

/**
 * The one enquiry of a form, from typing to its outcome.
 *
 *                submit            send             answered: sent
 *     idle ─────────────▶ checking ──────▶ sending ────────────────▶ sent ──close──▶ idle
 *      ▲                    │              │ │ │                      ▲
 *      └─invalid, suspected─┘    rejected ◀┘ │ └─20 s─▶ unknown ──────┤ a late answer counts
 *                                            │                        │ until the next attempt
 *                                            └─▶ unreachable, unknown └─▶ rejected, unreachable
 *
 *     rejected, unreachable, unknown ──submit──▶ checking    (rejected: not before `retryAt`)
 *     rejected, unreachable ──a late answer to an identical attempt: sent──▶ sent
 *
 * `suspected`: the honeypot, a field that people cannot see, was filled in; the next submit is `confirmed`.
 * `attempt`: number of the form's send that the state or event is about.
 */
export type EnquiryState =
  | { name: 'idle'; suspected?: true }
  | { name: 'checking'; confirmed: boolean }
  | { name: 'sending'; attempt: number; slow: boolean }
  | { name: 'sent'; enquiry: Enquiry }
  | { name: 'rejected' | 'unreachable'; attempt?: number; failure: Failure }
  | { name: 'unknown'; attempt: number; failure: Failure }

/** Events of the machine; times are in milliseconds since 1970. */
export type EnquiryEvent =
  | { type: 'submit'; at: number }
  | { type: 'invalid' }
  | { type: 'suspected' }
  | { type: 'send'; attempt: number }
  | { type: 'slow'; attempt: number }
  | { type: 'late'; attempt: number; at: number }
  | { type: 'answered'; attempt: number; answer: ProviderAnswer; enquiry: Enquiry }
  | { type: 'close' }

/** Initial state. */
export const idle: EnquiryState = { name: 'idle' }

/** Transition: the state after an event, or the same object if the event has no effect. */
export function nextState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'submit':
      return afterSubmit(state, event.at)
    case 'invalid':
      return state.name === 'checking' ? idle : state
    case 'suspected':
      return state.name === 'checking' && !state.confirmed ? { name: 'idle', suspected: true } : state
    case 'send':
      return state.name === 'checking' ? { name: 'sending', attempt: event.attempt, slow: false } : state
    case 'slow':
      return isAwaiting(state, event) && state.name === 'sending' ? { ...state, slow: true } : state
    case 'late':
      return isAwaiting(state, event)
        ? { name: 'unknown', attempt: event.attempt, failure: { kind: 'late', code: 'LATE', at: event.at } }
        : state
    case 'answered':
      return afterAnswer(state, event)
    case 'close':
      return state.name === 'sent' ? idle : state
  }
}

function afterSubmit(state: EnquiryState, at: number): EnquiryState {
  if (state.name === 'idle') return { name: 'checking', confirmed: state.suspected ?? false }
  if (!('failure' in state) || at < (state.failure.retryAt ?? 0)) return state
  // A retry skips the honeypot: the enquiry has already passed it.
  return { name: 'checking', confirmed: true }
}

/** Whether the state waits for the answer of this attempt. */
const isAwaiting = (state: EnquiryState, { attempt }: { attempt: number }) =>
  (state.name === 'sending' || state.name === 'unknown') && state.attempt === attempt

function afterAnswer(state: EnquiryState, event: Extract<EnquiryEvent, { type: 'answered' }>): EnquiryState {
  const { attempt, answer, enquiry } = event
  if (!('attempt' in state) || state.attempt !== attempt) return state
  if (answer.state === 'sent') return { name: 'sent', enquiry }
  return isAwaiting(state, event) ? { name: answer.state, attempt, failure: answer.failure } : state
}
