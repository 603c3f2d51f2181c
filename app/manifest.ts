import type { MetadataRoute } from 'next'

import { colours } from '@/lib/weave/colours'
import { getContent } from '@/lib/content/gateway'
import { icons } from '@/lib/weave/icon-files'
import { HOME_PATH } from '@/lib/routes'

export const dynamic = 'force-static'

/** Name and icons for home screens. `display` stays `browser`: without a network the site has nothing to show. */
export default function manifest(): MetadataRoute.Manifest {
  const { site, home } = getContent('en')
  const file = ({ url, type, sizes }: (typeof icons)[keyof typeof icons]) => ({ src: url, type, sizes })
  return {
    name: site.name,
    short_name: site.name.split(' ')[0],
    description: home.description,
    lang: 'en',
    start_url: HOME_PATH,
    theme_color: colours.ink,
    background_color: colours.paper,
    icons: [file(icons.small), file(icons.large), { ...file(icons.maskable), purpose: 'maskable' }],
  }
}
