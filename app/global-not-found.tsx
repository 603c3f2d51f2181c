import { PageDocument } from '@/components/layout/page-document'
import { WovenPanel } from '@/components/sections/woven-panel'
import { TextLink } from '@/components/ui/text-link'
import { getContent } from '@/lib/content/gateway'
import { locales } from '@/lib/i18n/locales'
import { baseMetadata, pageViewport } from '@/lib/seo/page-metadata'
import { HOME_PATH, routesFor } from '@/lib/urls/routes'

import { fonts } from './fonts-not-found'
import './globals.css'
import './global-not-found.css'

const { notFound } = getContent('en')
/** Texts of all `locales` but the first, English: a single 404.html serves the URLs of all languages. */
const otherLanguageTexts = locales.slice(1).map((locale) => ({ locale, ...getContent(locale).notFound }))

export const metadata = baseMetadata('en', notFound.pageName)
export const viewport = pageViewport

export default function GlobalNotFound() {
  return (
    <PageDocument locale="en" fonts={fonts} isNotFoundPage>
      <WovenPanel
        weave="site-not-found"
        alt={notFound.alt}
        title={notFound.heading}
        text={notFound.text}
        link={{ label: notFound.linkLabel, href: HOME_PATH }}
      >
        {otherLanguageTexts.map(({ locale, heading, text, linkLabel }) => (
          <div key={locale} lang={locale} className="other-language relative mt-4 border-t border-rule pt-6">
            <h2 className="text-h3">{heading}</h2>
            <p className="mt-2">{text}</p>
            <p className="mt-2">
              <TextLink href={routesFor(locale).home} hrefLang={locale} className="inline-flex min-h-11 items-center">
                {linkLabel}
              </TextLink>
            </p>
          </div>
        ))}
      </WovenPanel>
    </PageDocument>
  )
}
