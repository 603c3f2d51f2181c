/** Ids of the sheets to print on a download page, the targets of links. */
export const QUOTATION_ID = 'quotation'
export const VENDOR_QUESTIONS_ID = 'questions'
