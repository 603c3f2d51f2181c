import { useSyncExternalStore } from 'react'

import type { FormName } from '@/lib/enquiry/draft'
import { idle } from '@/lib/enquiry/state-machine'
import { enquiryStore } from '@/lib/enquiry/store'

/** Subscribes to the enquiry state of a form; `idle` on the server and during hydration. */
export function useEnquiryState(formName: FormName) {
  const store = enquiryStore(formName)
  return useSyncExternalStore(store.subscribe, store.current, () => idle)
}
