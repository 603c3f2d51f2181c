import { draftKey } from '../before-hydration/contract'
import { safeStorage } from '../browser/safe-storage'
import { emptyEnquiry, enquiryFields, type Enquiry } from './schema'

/** Instance of the form; each has its own success title (specification, section 8). */
export type FormName = 'dialog' | 'contact' | 'feedback'

interface Form {
  /** The form whose draft it has. */
  draft: FormName
  /** Whether it takes subject and message from the URL's query: a contact button pressed before hydration leads to it. */
  readsQuery?: true
}

/** The dialog and the contact page share a draft: both ask for the same. */
export const forms: Record<FormName, Form> = {
  dialog: { draft: 'contact' },
  contact: { draft: 'contact', readsQuery: true },
  feedback: { draft: 'feedback' },
}

/** Fields that a page or button can fill in. */
export const prefillFields = ['subject', 'message'] as const

/** Texts that a page or button fills in; these texts never overwrite typed text. */
export type Prefill = Partial<Record<(typeof prefillFields)[number], string>>

/** Values of a form, kept until the enquiry is known to have arrived. */
export interface Draft {
  values: Enquiry
  prefill: Prefill
  /** Start of a send without a known outcome, in milliseconds since 1970. */
  sending?: number
}

const keyOf = (formName: FormName) => draftKey(forms[formName].draft)

// Session storage survives a reload, navigation and a crash, and ends with the tab.
const storage = safeStorage(() => sessionStorage)

/** Reads the draft of a form; `undefined` before the first input, and when the draft is unreadable. */
export function readDraft(formName: FormName): Draft | undefined {
  try {
    const draft = JSON.parse(storage.read(keyOf(formName)) ?? 'null') as Partial<Draft> | null
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

/** Replaces the draft of a form. */
export const writeDraft = (formName: FormName, draft: Draft) => storage.write(keyOf(formName), JSON.stringify(draft))

/**
 * Empties the draft of a sent enquiry, unless the draft's values have changed since. The draft stays stored: it tells a
 * page to which the visitor goes back that the values there are old.
 */
export function clearDraft(formName: FormName, sent: Enquiry) {
  const draft = readDraft(formName)
  if (draft && isSameEnquiry(draft.values, sent)) writeDraft(formName, { values: emptyEnquiry, prefill: {} })
}

/** Whether two enquiries are the same, apart from space around the values, which is never sent. */
export const isSameEnquiry = (one: Enquiry, other: Enquiry) =>
  enquiryFields.every((field) => one[field].trim() === other[field].trim())

/** Draft with a form's initial values: the stored values, with `prefill` in fields without typed text. */
export function beginDraft(formName: FormName, prefill: Prefill): Draft {
  const { values, prefill: earlierPrefill, ...draft } = readDraft(formName) ?? { values: emptyEnquiry, prefill: {} }
  const prefillable = prefillFields.filter(
    (field) => values[field].trim() === '' || values[field] === earlierPrefill[field],
  )
  const prefilled = Object.fromEntries(prefillable.map((field) => [field, prefill[field] ?? '']))
  return { ...draft, prefill, values: { ...values, ...prefilled } }
}
