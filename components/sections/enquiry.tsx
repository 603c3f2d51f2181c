import { EnquiryForm } from '@/components/islands/enquiry/form'
import type { FormVariant } from '@/components/islands/enquiry/use-enquiry'
import { Static } from '@/components/ui/static'
import { companyOf } from '@/lib/company'
import type { SiteContent } from '@/lib/content/gateway'
import { ids } from '@/lib/page-start/contract'
import { settings } from '@/lib/settings'

import { DirectContact } from './direct-contact'
import { GuardedIsland } from './guarded-island'

/** The enquiry form; without scripts, the ways to reach the company instead of a form that cannot send. */
export function Enquiry({ content, variant }: { content: SiteContent; variant: FormVariant }) {
  const { enquiryForm, labels } = content
  return (
    <>
      <div className="print:hidden scripting-none:hidden">
        <GuardedIsland content={content}>
          <EnquiryForm
            variant={variant}
            texts={enquiryForm}
            mail={settings.mail}
            company={companyOf(content)}
            closeLabel={labels.close}
          />
        </GuardedIsland>
        {/* Shown by lib/page-start/start.ts when Send was pressed and the form's scripts do not arrive. */}
        <div id={ids.unsent} role="alert" hidden className="mt-4 border-l-4 border-sindoor bg-sindoor-tint p-4">
          <Static>
            <DirectContact content={content} text={enquiryForm.withScriptsMissing} />
          </Static>
        </div>
      </div>
      <div className="hidden border-l border-margin pl-4 scripting-none:block">
        <Static>
          <DirectContact content={content} text={enquiryForm.withoutScripts} />
        </Static>
      </div>
    </>
  )
}
