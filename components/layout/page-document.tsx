import type { ReactNode } from 'react'

import { CompanyPlaceholderLabel } from '@/components/islands/company-placeholder-label'
import { ContactDialog } from '@/components/islands/contact-dialog/contact-dialog'
import { ErrorBoundary } from '@/components/islands/hydration/error-boundary'
import { HydratedSignal } from '@/components/islands/hydration/island'
import { PageBehaviour } from '@/components/islands/page/page-behaviour'
import { TableCopy } from '@/components/islands/table-copy/table-copy'
import { ErrorFallback } from '@/components/sections/error-fallback'
import { ContactLink } from '@/components/ui/contact-link'
import { companyOf } from '@/lib/content/company-contact'
import { getContent } from '@/lib/content/gateway'
import { contactDialogHref } from '@/lib/enquiry/contact-dialog-data'
import { pageSubjects } from '@/lib/enquiry/page-subjects'
import type { Locale } from '@/lib/i18n/locales'
import { buildSettings } from '@/lib/settings'
import { routesFor } from '@/lib/urls/routes'

import { FootBar } from './foot-bar'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

const MAIN_ID = 'content'

interface PageDocumentProps {
  locale: Locale
  /** Classes that define the font CSS variables. */
  fonts: string
  isNotFoundPage?: boolean
  children: ReactNode
}

/** HTML document of a page: header, `children` as main content, footer, contact dialog (specification, section 2). */
export function PageDocument({ locale, fonts, isNotFoundPage, children }: PageDocumentProps) {
  const content = getContent(locale)
  const { labels } = content
  const { failure } = content.enquiryForm
  const { phone, email, placeholderNote } = companyOf(content)
  const contactPath = routesFor(locale).contact
  const subjectByPath = pageSubjects(content)
  const fallback = <ErrorFallback locale={locale} />
  return (
    <html lang={locale} className={fonts}>
      <body>
        <ErrorBoundary fallback={fallback}>
          <a
            href={`#${MAIN_ID}`}
            className="absolute -top-20 left-0 z-50 bg-paper px-5 py-3 font-semibold text-sindoor focus:top-0"
          >
            {labels.skipToContent}
          </a>
          {buildSettings().isPreview && (
            <p className="bg-marigold-tint px-5 py-2 text-center text-sm print:hidden">{labels.preview}</p>
          )}
          <SiteHeader locale={locale} subjectByPath={subjectByPath} isNotFoundPage={isNotFoundPage} />
          <main id={MAIN_ID} tabIndex={-1}>
            <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
          </main>
          <SiteFooter locale={locale} />
          <FootBar locale={locale} subjectByPath={subjectByPath} />
          <ErrorBoundary fallback={fallback}>
            <ContactDialog
              contact={{ path: contactPath, name: content.contact.pageName }}
              loadingText={labels.opening}
              failTitle={failure.networkTitle}
              offlineTitle={labels.offline}
              closeLabel={labels.close}
              jsonUrl={contactDialogHref(locale)}
              fallback={
                <p className="flex flex-wrap items-center gap-x-6">
                  <span>
                    {failure.call} <ContactLink contact={phone} />
                  </span>
                  <ContactLink contact={email} />
                  <CompanyPlaceholderLabel placeholderNote={placeholderNote} />
                </p>
              }
            />
          </ErrorBoundary>
          <PageBehaviour />
          <TableCopy />
        </ErrorBoundary>
        {/* Outside the error boundary: lib/before-hydration/first-script.ts gets the signal even if the page fails. */}
        <HydratedSignal />
      </body>
    </html>
  )
}
