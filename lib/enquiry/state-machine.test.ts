import { expect, test } from 'vitest'

import { emptyEnquiry } from './schema'
import {
  idle,
  nextState,
  type ProviderAnswer,
  type EnquiryEvent,
  type EnquiryState,
  type Failure,
} from './state-machine'

const enquiry = { ...emptyEnquiry, name: 'Sample Person' }
const failure: Failure = { kind: 'network', code: 'NETWORK', at: 5 }
const gatewayFailure: Failure = { kind: 'gateway', code: '502', at: 5 }
const unreachableAnswer: ProviderAnswer = { state: 'unreachable', failure }

const checking: EnquiryState = { name: 'checking', confirmed: false }
const sending: EnquiryState = { name: 'sending', attempt: 1, slow: false }
const sent: EnquiryState = { name: 'sent', enquiry }
const rejected: EnquiryState = { name: 'rejected', attempt: 1, failure: { ...failure, retryAt: 100 } }
const unreachable: EnquiryState = { name: 'unreachable', attempt: 1, failure }
const unknown: EnquiryState = { name: 'unknown', attempt: 1, failure: { kind: 'late', code: 'LATE', at: 20 } }
const unknownGateway: EnquiryState = { name: 'unknown', attempt: 1, failure: gatewayFailure }
const states = { idle, checking, sending, sent, rejected, unreachable, unknown }

const submit: EnquiryEvent = { type: 'submit', at: 100 }
const answered = (answer: ProviderAnswer, attempt = 1): EnquiryEvent => ({ type: 'answered', attempt, answer, enquiry })
const events: Record<string, EnquiryEvent> = {
  submit,
  'submit too early': { type: 'submit', at: 99 },
  invalid: { type: 'invalid' },
  suspected: { type: 'suspected' },
  send: { type: 'send', attempt: 1 },
  slow: { type: 'slow', attempt: 1 },
  late: { type: 'late', attempt: 1, at: 20 },
  accepted: answered({ state: 'sent' }),
  failed: answered(unreachableAnswer),
  'passed on by a gateway': answered({ state: 'unknown', failure: gatewayFailure }),
  'accepted for another attempt': answered({ state: 'sent' }, 2),
  close: { type: 'close' },
}

const confirmed: EnquiryState = { name: 'checking', confirmed: true }

/** All transitions, by state and event; an unlisted event has no effect. */
const transitions: Record<keyof typeof states, Partial<Record<string, EnquiryState>>> = {
  idle: { submit: checking, 'submit too early': checking },
  checking: { invalid: idle, suspected: { name: 'idle', suspected: true }, send: sending },
  sending: {
    slow: { ...sending, slow: true },
    late: unknown,
    accepted: sent,
    failed: unreachable,
    'passed on by a gateway': unknownGateway,
  },
  sent: { close: idle },
  rejected: { submit: confirmed, accepted: sent },
  unreachable: { submit: confirmed, 'submit too early': confirmed, accepted: sent },
  unknown: {
    submit: confirmed,
    'submit too early': confirmed,
    late: unknown,
    accepted: sent,
    failed: unreachable,
    'passed on by a gateway': unknownGateway,
  },
}

const cases = Object.entries(states).flatMap(([from, state]) =>
  Object.entries(events).map(([name, event]) => ({ from, state, name, event })),
)

test.each(cases)(
  'in the state $from the event "$name" leads to the state in `transitions`, or without an entry to no change',
  ({ from, state, name, event }) =>
    expect(nextState(state, event)).toEqual(transitions[from as keyof typeof states][name] ?? state),
)

test('a submit after `suspected` skips the honeypot; after `invalid` the honeypot is checked again', () => {
  expect(nextState(nextState(checking, { type: 'suspected' }), submit)).toEqual(confirmed)
  expect(nextState(confirmed, { type: 'suspected' })).toBe(confirmed)
  expect(nextState(confirmed, { type: 'invalid' })).toEqual(idle)
})
