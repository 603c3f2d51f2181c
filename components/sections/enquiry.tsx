import { EnquiryForm } from '@/components/islands/enquiry-form'
import type { FormVariant } from '@/components/islands/use-enquiry'
import { companyOf } from '@/lib/company'
import type { SiteContent } from '@/lib/content'
import { settings } from '@/lib/settings'
import { telephoneHref } from '@/lib/telephone'

const link = 'inline-block py-1 font-semibold text-sindoor underline'

/** The enquiry form; without scripts, the ways to reach the company instead of a form that cannot send. */
export function Enquiry({ content, variant }: { content: SiteContent; variant: FormVariant }) {
  const { enquiryForm, labels, site } = content
  const company = companyOf(content)
  const { phone, email } = company
  return (
    <>
      <div className="print:hidden scripting-none:hidden">
        <EnquiryForm
          variant={variant}
          texts={enquiryForm}
          mail={settings.mail}
          company={company}
          closeLabel={labels.close}
        />
      </div>
      <div className="hidden border-l border-margin pl-4 scripting-none:block">
        <p>{enquiryForm.withoutScripts}</p>
        <a href={telephoneHref(phone)} className={link}>
          {phone}
        </a>
        <br />
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
        <address className="py-1 not-italic">{site.address}</address>
      </div>
    </>
  )
}
