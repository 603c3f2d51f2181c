import { draftKey } from './contract'

/** Keeps what is typed as the form's draft (lib/enquiry/draft.ts), should the visitor leave before the form is alive. */
export function keepTyped({ target }: Event) {
  const { form, name, value } = target as HTMLInputElement
  if (!form?.dataset.enquiry) return
  const key = draftKey(form.dataset.enquiry)
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { values?: object }
    const values = { ...draft.values, [name]: value }
    sessionStorage.setItem(key, JSON.stringify({ prefill: '', ...draft, values }))
  } catch {
    // Where the browser keeps nothing, the form does without a draft too.
  }
}
