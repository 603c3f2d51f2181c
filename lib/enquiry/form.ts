import type { SiteContent } from '../content/site-content'
import type { Locale } from '../locales'

/** Where the form stands. Each place has its own draft and its own success title (specification, section 8). */
export type FormVariant = 'dialog' | 'contact' | 'feedback'

/** Words and limits of the form in one language (`content/enquiry-form.ts`). */
export type EnquiryTexts = SiteContent['enquiryForm'] & { locale: Locale }
