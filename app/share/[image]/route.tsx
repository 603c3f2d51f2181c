import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ImageResponse } from 'next/og'

import { SharePicture } from '@/components/share/share-picture'
import { getContent } from '@/lib/content/gateway'
import { SHARE_SIZE, shareFile, sharePictures } from '@/lib/seo/share'

const { site } = getContent('en')
const pictures = sharePictures('en')

/** Satori reads no woff2, and no variable fonts. */
const font = (file: string) => readFile(join(process.cwd(), `node_modules/@fontsource/${file}.woff`))
const fonts = Promise.all([font('eczar/files/eczar-latin-700-normal'), font('mukta/files/mukta-latin-400-normal')])

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => pictures.map(({ path }) => ({ image: shareFile(path) }))

/** One page's share image; its name ends in `.png`, so that any host sends it with the right type. */
export async function GET(_request: Request, { params }: RouteContext<'/share/[image]'>) {
  const { image } = await params
  const picture = pictures.find(({ path }) => shareFile(path) === image)
  if (!picture) throw new Error(`No page has the share image "${image}"`)
  const [eczar, mukta] = await fonts
  return new ImageResponse(<SharePicture picture={picture} company={site} />, {
    ...SHARE_SIZE,
    fonts: [
      { name: 'Eczar', data: eczar, weight: 700 },
      { name: 'Mukta', data: mukta, weight: 400 },
    ],
  })
}
