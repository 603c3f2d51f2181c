import type { MailSettings } from '../settings'

import { createStore } from '../create-store'

import { isSame, readDraft, settleDraft, writeDraft, type FormVariant } from './draft'
import { idle, next, type Answer, type EnquiryEvent } from './machine'
import type { Enquiry } from './schema'
import { sendEnquiry } from './send'
import { sendOnce } from './send-once'

/** After this time the form says that sending still goes on. */
const SLOW_AFTER_MS = 8000

/** After this time without an answer it is not known whether the enquiry has arrived. */
const ANSWER_WITHIN_MS = 20_000

/** The state of one form's enquiry, and the code that changes it; it outlives the form, so that no outcome is lost. */
export class EnquiryStore {
  private readonly state = createStore(idle)
  private attempts = 0
  /** The enquiry of the last attempt. */
  private last?: Enquiry

  constructor(private readonly form: FormVariant) {
    const sending = readDraft(form)?.sending
    if (sending === undefined) return
    this.state.set({ name: 'unknown', attempt: 0, failure: { kind: 'left', code: 'LEFT', at: sending } })
  }

  /** The present state. */
  readonly current = this.state.get

  /** Calls a function after each change of the state; returns a function that ends this. */
  readonly subscribe = this.state.subscribe

  /** Returns whether the event changed the state; a second submit during a send does not. */
  dispatch(event: EnquiryEvent): boolean {
    const before = this.current()
    const after = next(before, event)
    if (after !== before) this.state.set(after)
    return after !== before
  }

  /** Sends a checked enquiry; the outcome appears in the state. */
  async send(enquiry: Enquiry, mail: MailSettings) {
    const attempt = ++this.attempts
    this.last = enquiry
    this.dispatch({ type: 'send', attempt })
    // Saved before the first await, so that a visitor who leaves now is told that the outcome is unknown.
    writeDraft(this.form, { values: enquiry, prefill: {}, ...readDraft(this.form), sending: Date.now() })
    const slow = setTimeout(() => this.dispatch({ type: 'slow', attempt }), SLOW_AFTER_MS)
    const giveUp = () => void this.dispatch({ type: 'late', attempt, at: Date.now() })
    const late = new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS)).then(giveUp)
    const answer = await sendOnce(enquiry, () => sendEnquiry(enquiry, mail), late)
    clearTimeout(slow)
    if (answer === 'open') return giveUp()
    this.settle(enquiry, answer)
    // When an earlier attempt turns out to have arrived, it also settles a later one with the same words.
    const settles = answer.state === 'sent' && isSame(enquiry, this.last) ? this.attempts : attempt
    this.dispatch({ type: 'answered', attempt: settles, answer, enquiry })
  }

  /** A sent enquiry is no longer a draft; one that was not sent is a draft again. */
  private settle(enquiry: Enquiry, { state }: Answer) {
    if (state === 'sent') return settleDraft(this.form, enquiry)
    const draft = readDraft(this.form)
    if (draft) writeDraft(this.form, { values: draft.values, prefill: draft.prefill })
  }
}

const stores = new Map<FormVariant, EnquiryStore>()

/** The one store of a form in this page: `dialog`, `contact` or `feedback`. */
export function enquiryStore(form: FormVariant): EnquiryStore {
  const store = stores.get(form) ?? new EnquiryStore(form)
  stores.set(form, store)
  return store
}
