import type { SiteContent } from '../content/site-content'
import type { Locale } from '../locales'

/** Where the form stands. Each place has its own draft and its own success title (specification, section 8). */
export type FormVariant = 'dialog' | 'contact' | 'feedback'

/** Fields that the site fills in where it knows what is asked. */
export const prefillFields = ['subject', 'message'] as const

/** Texts that the site has filled in; one that was typed is never overwritten. */
export type Prefill = Partial<Record<(typeof prefillFields)[number], string>>

/** Words and limits of the form in one language (`content/enquiry-form.ts`). */
export type EnquiryTexts = SiteContent['enquiryForm'] & { locale: Locale }
