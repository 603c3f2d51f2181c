import type { MetadataRoute } from 'next'

import type { SiteContent } from '../content/gateway'
import type { Locale } from '../i18n/locales'
import { colours } from '../theme/colours'
import { routesFor } from '../urls/routes'
import { icons } from '../weave/logo-icons'

/** File name of the web app manifest of one language. */
export const manifestFile = (locale: Locale) => `${locale}.webmanifest`

/** URL of the web app manifest of one language. */
export const manifestHref = (locale: Locale) => `/data/${manifestFile(locale)}`

/** Web app manifest. The default of `display`, `browser`, is right for a site that does not work offline. */
export function manifestOf({ locale, site, home }: SiteContent): MetadataRoute.Manifest {
  const iconEntry = ({ url, type, sizes }: (typeof icons)[keyof typeof icons]) => ({ src: url, type, sizes })
  return {
    name: site.name,
    short_name: site.name.split(' ')[0],
    description: home.description,
    lang: locale,
    start_url: routesFor(locale).home,
    theme_color: colours.ink,
    background_color: colours.paper,
    icons: [iconEntry(icons.small), iconEntry(icons.large), { ...iconEntry(icons.maskable), purpose: 'maskable' }],
  }
}
