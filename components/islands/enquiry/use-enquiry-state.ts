import { useSyncExternalStore } from 'react'

import type { FormVariant } from '@/lib/enquiry/draft'
import { idle } from '@/lib/enquiry/state-machine'
import { enquiryStore } from '@/lib/enquiry/store'

/** Subscribes to the enquiry state of a form; `idle` on the server and during hydration. */
export function useEnquiryState(form: FormVariant) {
  const store = enquiryStore(form)
  return useSyncExternalStore(store.subscribe, store.current, () => idle)
}
