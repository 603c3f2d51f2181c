import { Breadcrumb } from '@/components/layout/breadcrumb'
import { CompanyCloth, PageIntro } from '@/components/layout/page-intro'
import { StructuredData } from '@/components/layout/structured-data'
import { OpenPositions } from '@/components/sections/open-positions'
import { companyOf } from '@/lib/content/company-contact'
import { getContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'

/** The career page: open positions and how to apply. */
export function CareerPage({ locale }: { locale: Locale }) {
  const content = getContent(locale)
  const { heading, intro, pageName, postings } = content.company.career
  return (
    <>
      <StructuredData locale={locale} path={routesFor(locale).page('company', 'career')} />
      <PageIntro
        breadcrumb={<Breadcrumb locale={locale} group="company" pageName={pageName} />}
        title={heading}
        intro={postings.length > 0 ? intro : undefined}
        cloth={<CompanyCloth />}
      />
      <OpenPositions locale={locale} career={content.company.career} email={companyOf(content).email} />
    </>
  )
}
