import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { StructuredData } from '@/components/layout/structured-data'
import { ContactBand } from '@/components/sections/contact-band'
import { MockScreen } from '@/components/sections/mock-screen/mock-screen'
import { OtherServices } from '@/components/sections/other-pages'
import { PackageTable } from '@/components/sections/package-table'
import { LedgerRows } from '@/components/ui/ledger-rows'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { Section } from '@/components/ui/section'
import { findPage, findScreen, getContent } from '@/lib/content/gateway'
import { subjectAbout } from '@/lib/enquiry/page-subjects'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'
import { iconFor } from '@/lib/weave/woven-icons'

/** The page of a service: mock screen, points, project steps, packages. */
export function ServicePage({ locale, slug }: { locale: Locale; slug: string }) {
  const content = getContent(locale)
  const { buying, labels, services } = content
  const service = findPage(services, slug)
  const { pageName, points, screen: screenName, packageTable, project, questions, contactTitle } = service
  const subject = subjectAbout(labels, pageName)
  return (
    <>
      <StructuredData locale={locale} path={service.path} />
      <PageIntro
        breadcrumb={<Breadcrumb locale={locale} group="services" pageName={pageName} />}
        title={pageName}
        subtitle={service.positioning}
        intro={service.intro}
        icon={iconFor(slug)}
        card={screenName && <MockScreen screen={findScreen(locale, screenName)} />}
      >
        <ContactButton contactPath={routesFor(locale).contact} subject={subject}>
          {labels.askForQuotation}
        </ContactButton>
      </PageIntro>
      {points.length > 0 && (
        <Section title={labels.points}>
          <LedgerRows rows={points} wide />
        </Section>
      )}
      {project && (
        <Section title={project.title}>
          <NumberedSteps locale={locale} steps={project.steps} variant="section" />
        </Section>
      )}
      {packageTable && <PackageTable locale={locale} labels={labels} packageTable={packageTable} />}
      <Section unhydrated="questions" background="ledger" besideTitle title={buying.questions.title}>
        <LedgerRows rows={questions.map(({ question, answer }) => ({ name: question, desc: answer }))} />
      </Section>
      <ContactBand
        locale={locale}
        title={contactTitle}
        button={labels.askForQuotation}
        subject={subject}
        nextSteps={{ title: buying.nextSteps.title, steps: buying.nextStepsForService }}
      />
      <OtherServices title={labels.otherServices} services={services.filter((other) => other !== service)} />
    </>
  )
}
