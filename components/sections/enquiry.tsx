import { Island } from '@/components/islands/page/island'
import { PageFailure } from '@/components/layout/page-failure'
import { EnquiryForm } from '@/components/islands/enquiry/form'
import type { FormVariant } from '@/components/islands/enquiry/use-enquiry'
import { companyOf } from '@/lib/company'
import type { SiteContent } from '@/lib/content/gateway'
import { ids } from '@/lib/page-start/contract'
import { settings } from '@/lib/settings'

import { DirectContact } from './direct-contact'

/** The enquiry form; without scripts, the ways to reach the company instead of a form that cannot send. */
export function Enquiry({ content, variant }: { content: SiteContent; variant: FormVariant }) {
  const { enquiryForm, labels } = content
  return (
    <>
      <div className="print:hidden scripting-none:hidden">
        <Island instead={<PageFailure content={content} />}>
          <EnquiryForm
            variant={variant}
            texts={enquiryForm}
            mail={settings.mail}
            company={companyOf(content)}
            closeLabel={labels.close}
          />
        </Island>
        {/* Shown by lib/page-start/start.ts when Send was pressed and the form's scripts do not arrive. */}
        <div id={ids.unsent} role="alert" hidden className="mt-4 border-l-4 border-sindoor bg-sindoor-tint p-4">
          <div>
            <DirectContact content={content} text={enquiryForm.withScriptsMissing} />
          </div>
        </div>
      </div>
      <div className="hidden border-l border-margin pl-4 scripting-none:block">
        <div>
          <DirectContact content={content} text={enquiryForm.withoutScripts} />
        </div>
      </div>
    </>
  )
}
