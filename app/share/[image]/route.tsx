import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ImageResponse } from 'next/og'

import { devanagariShaper } from '@/components/share-image/shape-text'
import { shareImage } from '@/components/share-image/share-image'
import { getContent } from '@/lib/content/gateway'
import { locales } from '@/lib/locales'
import { SHARE_SIZE, shareFile, sitePages } from '@/lib/seo/site-pages'

const pictures = locales.flatMap((locale) =>
  sitePages(locale).map((picture) => ({ picture, company: getContent(locale).site })),
)
const shaperPromise = devanagariShaper()

/** Reads a woff file: Satori supports neither woff2 nor variable fonts. */
const font = (file: string) => readFile(join(process.cwd(), `node_modules/@fontsource/${file}.woff`))
const fonts = Promise.all([font('eczar/files/eczar-latin-700-normal'), font('mukta/files/mukta-latin-400-normal')])

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => pictures.map(({ picture }) => ({ image: shareFile(picture.path) }))

/** Share image of a page; the `.png` suffix makes every host send the right content type. */
export async function GET(_request: Request, { params }: RouteContext<'/share/[image]'>) {
  const { image } = await params
  const entry = pictures.find(({ picture }) => shareFile(picture.path) === image)
  if (!entry) throw new Error(`No page has the share image "${image}"`)
  const [eczar, mukta] = await fonts
  return new ImageResponse(await shareImage({ shaper: await shaperPromise, ...entry }), {
    ...SHARE_SIZE,
    fonts: [
      { name: 'Eczar', data: eczar, weight: 700 },
      { name: 'Mukta', data: mukta, weight: 400 },
    ],
  })
}
