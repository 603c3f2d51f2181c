import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { StructuredData } from '@/components/layout/structured-data'
import { LinkRows } from '@/components/sections/link-rows'
import { MockScreen } from '@/components/sections/mock-screen/mock-screen'
import { PrintedSheets } from '@/components/sections/printed-sheets'
import { WovenPanel } from '@/components/sections/woven-panel'
import { buttonVariants } from '@/components/ui/button'
import { LedgerRows } from '@/components/ui/ledger-rows'
import { Section, SectionHead } from '@/components/ui/section'
import { downloadFile } from '@/lib/content/download-file'
import { findPage, findScreen, getContent } from '@/lib/content/gateway'
import { subjectAbout } from '@/lib/enquiry/page-subjects'
import { interpolate } from '@/lib/i18n/interpolate'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'
import { downloadWeaveName } from '@/lib/weave/pattern-files'
import { iconFor } from '@/lib/weave/woven-icons'

/** The page of a download: a link to the file, or a contact button while there is no file; then the instructions. */
export function DownloadPage({ locale, slug }: { locale: Locale; slug: string }) {
  const content = getContent(locale)
  const { downloads, labels } = content
  const page = findPage(downloads, slug)
  const { path, pageName, heading, text, file, version } = page
  const { button, steps, today, calculators, questions: hasSheet, screen: screenName } = page
  const download = file && downloadFile(file)
  return (
    <>
      <StructuredData locale={locale} path={path} />
      <div className={hasSheet && 'print:hidden'}>
        <WovenPanel weave={downloadWeaveName(slug)} title={heading} text={text} icon={iconFor(slug)}>
          {download ? (
            <a href={download.href} download className={buttonVariants()}>
              {interpolate(labels.downloadFile, { kind: download.kind, size: download.size })}
            </a>
          ) : (
            <ContactButton contactPath={routesFor(locale).contact} subject={subjectAbout(labels, pageName)}>
              {button ?? labels.contactUs}
            </ContactButton>
          )}
          {version && <p className="text-sm text-ink-soft">{version}</p>}
        </WovenPanel>
      </div>
      {hasSheet && <PrintedSheets locale={locale} buying={content.buying} print={labels.print} />}
      {(steps || today || calculators || screenName) && (
        <Section screenOnly={hasSheet} className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          {(steps || today || calculators) && (
            <div>
              <SectionHead title={labels.whatToDoNow} />
              {steps && <LedgerRows rows={steps} />}
              {today && <LinkRows links={asMenuLinks(today)} />}
              {calculators && (
                <>
                  <h3 className="mt-4 mb-3">{content.calculators.title}</h3>
                  <LinkRows links={asMenuLinks(calculators)} inPairs />
                </>
              )}
            </div>
          )}
          {screenName && (
            <div className="min-w-0 self-start print:break-inside-avoid">
              <MockScreen screen={findScreen(locale, screenName)} />
            </div>
          )}
        </Section>
      )}
    </>
  )
}

const asMenuLinks = (links: { label: string; path: string }[]) =>
  links.map(({ label, path }) => ({ label, href: path }))
