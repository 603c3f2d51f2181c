import { useSyncExternalStore } from 'react'

import type { FormVariant } from '@/lib/enquiry/draft'
import { idle } from '@/lib/enquiry/machine'
import { enquiryStore } from '@/lib/enquiry/store'

/** The state of a form's enquiry; idle in the exported page. */
export function useEnquiry(form: FormVariant) {
  const store = enquiryStore(form)
  return useSyncExternalStore(store.subscribe, store.current, () => idle)
}
