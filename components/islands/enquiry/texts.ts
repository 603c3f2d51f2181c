import type { ContactDialogData } from '@/lib/enquiry/contact-dialog-data'

/** Words of the form in one language (`content/enquiry-form.ts`). */
export type EnquiryTexts = ContactDialogData['texts']
