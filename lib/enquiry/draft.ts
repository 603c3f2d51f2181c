import { safeStorage } from '../safe-storage'
import { draftKey } from '../page-start/contract'

import { emptyEnquiry, enquiryFields, type Enquiry } from './schema'

/** Where the form stands. Each place has its own draft and its own success title (specification, section 8). */
export type FormVariant = 'dialog' | 'contact' | 'feedback'

/** Fields that the site fills in where it knows what is asked. */
export const prefillFields = ['subject', 'message'] as const

/** Texts that the site has filled in; one that was typed is never overwritten. */
export type Prefill = Partial<Record<(typeof prefillFields)[number], string>>

/** What was typed into one form and has not been sent yet. */
export interface Draft {
  values: Enquiry
  prefill: Prefill
  /** When sending began, in milliseconds since 1970, while its outcome is not known. */
  sending?: number
}

// The storage of this tab: it survives a reload, other pages and a crash, and ends with the tab.
const storage = safeStorage(() => sessionStorage)

/** The draft of a form (`dialog`, `contact` or `feedback`), or `undefined` when nothing readable is kept. */
export function readDraft(form: FormVariant): Draft | undefined {
  try {
    const draft = JSON.parse(storage.read(draftKey(form)) ?? 'null') as Partial<Draft> | null
    if (typeof draft?.values !== 'object') return undefined
    const values = { ...emptyEnquiry }
    for (const field of enquiryFields) if (typeof draft.values[field] === 'string') values[field] = draft.values[field]
    return {
      values,
      prefill: typeof draft.prefill === 'object' ? draft.prefill : {},
      ...(typeof draft.sending === 'number' && { sending: draft.sending }),
    }
  } catch {
    return undefined
  }
}

/** Keeps a draft in place of the earlier one; an empty one is not kept. */
export function writeDraft(form: FormVariant, draft: Draft) {
  if (enquiryFields.every((field) => draft.values[field] === '')) storage.remove(draftKey(form))
  else storage.write(draftKey(form), JSON.stringify(draft))
}

/** Forgets a draft whose enquiry has arrived, unless something else has been typed since. */
export function settleDraft(form: FormVariant, sent: Enquiry) {
  const draft = readDraft(form)
  if (draft && isSame(draft.values, sent)) storage.remove(draftKey(form))
}

/** Whether two enquiries say the same; space around the values does not count, since it is never sent. */
export const isSame = (one: Enquiry, other: Enquiry) =>
  enquiryFields.every((field) => one[field].trim() === other[field].trim())

/** The start values of a form: the typed values, and the texts of its opener where none was typed. */
export function beginDraft(form: FormVariant, prefill: Prefill): Draft {
  const { values, prefill: earlier, ...rest } = readDraft(form) ?? { values: emptyEnquiry, prefill: {} }
  const free = prefillFields.filter((field) => values[field].trim() === '' || values[field] === earlier[field])
  const filled = Object.fromEntries(free.map((field) => [field, prefill[field] ?? '']))
  return { ...rest, prefill, values: { ...values, ...filled } }
}
