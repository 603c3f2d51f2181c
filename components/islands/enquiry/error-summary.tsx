import { FocusNotice } from '@/components/ui/focus-notice'
import type { FormName } from '@/lib/enquiry/draft'
import type { EnquiryField, EnquiryTexts } from '@/lib/enquiry/schema'

interface EnquiryErrorSummaryProps {
  /** Fields of the last failed submit that are still invalid. */
  stillInvalid: EnquiryField[]
  /** All invalid fields of the last failed submit; each submit passes a new array, which moves the focus here. */
  failed: EnquiryField[]
  formName: FormName
  texts: Pick<EnquiryTexts, 'summary' | 'fields'>
  onFollow: (field: EnquiryField) => void
}

/** Error summary: takes the focus after a failed submit and links to each invalid field (WCAG 3.3.1). */
export function EnquiryErrorSummary({ stillInvalid, failed, formName, texts, onFollow }: EnquiryErrorSummaryProps) {
  if (stillInvalid.length === 0) return null
  return (
    <FocusNotice title={texts.summary} focusTrigger={failed} className="mb-4 sm:col-span-2">
      <ul className="flex flex-wrap gap-x-5">
        {stillInvalid.map((field) => (
          <li key={field}>
            <a
              href={`#${formName}-${field}`}
              className="inline-block py-1 text-sindoor underline"
              onClick={(event) => {
                event.preventDefault()
                onFollow(field)
              }}
            >
              {texts.fields[field].label.replace(/\s*:$/, '')}
            </a>
          </li>
        ))}
      </ul>
    </FocusNotice>
  )
}
