import { Breadcrumb } from '@/components/layout/breadcrumb'
import { StructuredData } from '@/components/layout/structured-data'
import { EnquirySection } from '@/components/sections/enquiry-section'
import { LinkRows } from '@/components/sections/link-rows'
import { getContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'

/** The feedback page: a form, and links to the FAQ page and the contact page. */
export function FeedbackPage({ locale }: { locale: Locale }) {
  const content = getContent(locale)
  const { heading, intro, messageHint, pageName } = content.company.feedback
  const routes = routesFor(locale)
  return (
    <>
      <StructuredData locale={locale} path={routes.page('company', 'feedback')} />
      <EnquirySection
        content={content}
        formName="feedback"
        breadcrumb={<Breadcrumb locale={locale} group="company" pageName={pageName} />}
        title={heading}
        intro={intro}
        formTitle={content.labels.writeUs}
        messageHint={messageHint}
      >
        <LinkRows
          links={[
            { label: content.company.faqs.heading, href: routes.page('company', 'faqs') },
            { label: content.contact.formTitle, href: routes.contact },
          ]}
        />
      </EnquirySection>
    </>
  )
}
