import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ImageResponse } from 'next/og'

import { loadDevanagariShaper } from '@/components/share-image/shape-text'
import { shareImage } from '@/components/share-image/share-image'
import { getContent } from '@/lib/content/gateway'
import { locales } from '@/lib/i18n/locales'
import { SHARE_SIZE, shareFile, sitePages } from '@/lib/seo/site-pages'

/** Page and company of each share image, by file name. */
const imageContents = new Map(
  locales.flatMap((locale) => {
    const company = getContent(locale).site
    return sitePages(locale).map((page) => [shareFile(page.path), { page, company }])
  }),
)
const shaperPromise = loadDevanagariShaper()

/** Reads a woff file: Satori supports neither woff2 nor variable fonts. */
const readFont = (path: string) => readFile(join(process.cwd(), `node_modules/@fontsource/${path}-normal.woff`))
const fontsPromise = Promise.all([readFont('eczar/files/eczar-latin-700'), readFont('mukta/files/mukta-latin-400')])

export const generateStaticParams = () => [...imageContents.keys()].map((image) => ({ image }))

/** Responds with a page's share image. The URL ends with `.png`: every host then sends the right content type. */
export async function GET(_request: Request, { params }: RouteContext<'/share/[image]'>) {
  const [eczar, mukta] = await fontsPromise
  const content = imageContents.get((await params).image)!
  return new ImageResponse(await shareImage({ shaper: await shaperPromise, ...content }), {
    ...SHARE_SIZE,
    fonts: [
      { name: 'Eczar', data: eczar, weight: 700 },
      { name: 'Mukta', data: mukta, weight: 400 },
    ],
  })
}
