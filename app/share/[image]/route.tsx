import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ImageResponse } from 'next/og'

import { devanagariShaper } from '@/components/share-image/shape-text'
import { shareImage } from '@/components/share-image/share-image'
import { getContent } from '@/lib/content/gateway'
import { locales } from '@/lib/locales'
import { SHARE_SIZE, shareFile, sitePages } from '@/lib/seo/site-pages'

/** Page and company of each share image, by file name. */
const imageContents = new Map(
  locales.flatMap((locale) => {
    const company = getContent(locale).site
    return sitePages(locale).map((page) => [shareFile(page.path), { page, company }])
  }),
)
const shaperPromise = devanagariShaper()

/** Reads a woff file: Satori supports neither woff2 nor variable fonts. */
const font = (file: string) => readFile(join(process.cwd(), `node_modules/@fontsource/${file}.woff`))
const fonts = Promise.all([font('eczar/files/eczar-latin-700-normal'), font('mukta/files/mukta-latin-400-normal')])

export const generateStaticParams = () => [...imageContents.keys()].map((image) => ({ image }))

/** Share image of a page; the `.png` suffix makes every host send the right content type. */
export async function GET(_request: Request, { params }: RouteContext<'/share/[image]'>) {
  const [eczar, mukta] = await fonts
  const content = imageContents.get((await params).image)!
  return new ImageResponse(await shareImage({ shaper: await shaperPromise, ...content }), {
    ...SHARE_SIZE,
    fonts: [
      { name: 'Eczar', data: eczar, weight: 700 },
      { name: 'Mukta', data: mukta, weight: 400 },
    ],
  })
}
