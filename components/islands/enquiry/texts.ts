import type { FailureKind } from '@/lib/enquiry/machine'
import type { EnquiryField } from '@/lib/enquiry/schema'

import type { FormVariant } from './use-enquiry'

/** Words for the failures, and for what the visitor can do next. */
interface FailureTexts {
  reasons: Record<FailureKind, string>
  title: string
  networkTitle: string
  unknownTitle: string
  backOnline: string
  kept: string
  quote: string
  waitSecond: string
  waitSeconds: string
  waitMinute: string
  waitMinutes: string
  retry: string
  call: string
  mail: string
  copy: string
  copied: string
  copyByHand: string
}

/** Words of the form, from content. */
export interface EnquiryTexts {
  fields: Record<EnquiryField, { label: string; placeholder: string; required: string; min?: number; max?: number }>
  messages: { tooShort: string; tooLong: string; invalidNumber: string; invalidEmail: string }
  allRequired: string
  summary: string
  send: string
  sending: string
  slow: string
  leave: string
  honeypot: string
  suspected: string
  success: { titles: Record<FormVariant, string>; text: string; sent: string; close: string }
  failure: FailureTexts
}
