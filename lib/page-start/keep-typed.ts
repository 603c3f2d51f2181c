import { draftKey, ENQUIRY, type Draft } from './contract'

/** Keeps typed text as the form's draft (lib/enquiry/draft.ts), in case the visitor leaves before hydration. */
export function keepTyped({ target }: Event) {
  const { form, name, value } = target as HTMLInputElement
  if (!form?.dataset[ENQUIRY]) return
  const key = draftKey(form.dataset[ENQUIRY])
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>
    sessionStorage.setItem(key, JSON.stringify({ prefill: '', ...draft, values: { ...draft.values, [name]: value } }))
  } catch {
    // When the browser denies storage, the form has no draft either.
  }
}
