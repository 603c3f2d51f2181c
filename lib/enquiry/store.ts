import { createStore } from '../browser/create-store'
import type { MailSettings } from '../settings'
import { isSameEnquiry, readDraft, clearDraft, writeDraft, type FormName } from './draft'
import { sendEnquiry } from './provider-client'
import type { Enquiry } from './schema'
import { sendOnce } from './send-once'
import { idle, nextState, type EnquiryEvent } from './state-machine'

/** Delay after which the form says that sending takes longer. */
const SLOW_AFTER_MS = 8000

/** Longest wait for an answer, after which the outcome is unknown. */
const RESPONSE_TIMEOUT_MS = 20_000

/** State of one form's enquiry, kept after the form has thrown, so that no outcome is lost. */
export class EnquiryStore {
  private readonly state = createStore(idle)
  private attemptCount = 0
  private lastEnquiry?: Enquiry

  constructor(private readonly formName: FormName) {
    this.readOutcome()
  }

  /** Sets the state that the stored draft has: the unknown outcome of a send whose page was left, or idle. */
  readOutcome() {
    const at = readDraft(this.formName)?.sending
    this.state.set(
      at === undefined ? idle : { name: 'unknown', attempt: 0, failure: { kind: 'left', code: 'LEFT', at } },
    )
  }

  /** Returns the current state. */
  readonly current = this.state.get

  /** Calls a listener after each change; returns the unsubscribe function. */
  readonly subscribe = this.state.subscribe

  /** Applies an event; returns whether the state changed (a second submit during a send has no effect). */
  dispatch(event: EnquiryEvent): boolean {
    const before = this.current()
    const after = nextState(before, event)
    if (after !== before) this.state.set(after)
    return after !== before
  }

  /** Sends a validated enquiry; the outcome appears in the state. */
  async send(enquiry: Enquiry, mail: MailSettings) {
    const attempt = ++this.attemptCount
    this.lastEnquiry = enquiry
    this.dispatch({ type: 'send', attempt })
    // The draft is saved before the first await: after an unload, the form shows the outcome as unknown.
    writeDraft(this.formName, { values: enquiry, prefill: {}, ...readDraft(this.formName), sending: Date.now() })
    const slowTimer = setTimeout(() => this.dispatch({ type: 'slow', attempt }), SLOW_AFTER_MS)
    const setUnknown = () => void this.dispatch({ type: 'late', attempt, at: Date.now() })
    const timeout = new Promise((resolve) => setTimeout(resolve, RESPONSE_TIMEOUT_MS)).then(setUnknown)
    const answer = await sendOnce(enquiry, () => sendEnquiry(enquiry, mail), timeout)
    clearTimeout(slowTimer)
    if (answer === 'unknown') return setUnknown()
    const draft = readDraft(this.formName)
    if (answer.state === 'sent') clearDraft(this.formName, enquiry)
    else if (draft) writeDraft(this.formName, { ...draft, sending: undefined })
    // The arrival of an earlier attempt also settles a later attempt with the same values.
    const settledAttempt =
      answer.state === 'sent' && isSameEnquiry(enquiry, this.lastEnquiry) ? this.attemptCount : attempt
    this.dispatch({ type: 'answered', attempt: settledAttempt, answer, enquiry })
  }
}

const stores = new Map<FormName, EnquiryStore>()

/** Returns the single store of a form, and creates it on first use. */
export function enquiryStore(formName: FormName): EnquiryStore {
  const store = stores.get(formName) ?? new EnquiryStore(formName)
  stores.set(formName, store)
  return store
}
