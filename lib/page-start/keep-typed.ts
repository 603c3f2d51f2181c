import { draftKey } from './contract'

/** Keeps typed text as the form's draft (lib/enquiry/draft.ts), in case the visitor leaves before hydration. */
export function keepTyped({ target }: Event) {
  const { form, name, value } = target as HTMLInputElement
  if (!form?.dataset.enquiry) return
  const key = draftKey(form.dataset.enquiry)
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { values?: object }
    const values = { ...draft.values, [name]: value }
    sessionStorage.setItem(key, JSON.stringify({ prefill: '', ...draft, values }))
  } catch {
    // When the browser denies storage, the form has no draft either.
  }
}
