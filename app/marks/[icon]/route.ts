import { getContent } from '@/lib/content/gateway'
import { icons } from '@/lib/weave/icon-files'
import { markPng, markSvg, maskablePng, type FileBytes } from '@/lib/weave/mark-icons'

const { mark } = getContent('en').site

/** File names with the functions that draw them: a build calls each once, so that it draws every icon once. */
const files = new Map<string, { type: string; draw: () => string | Promise<FileBytes> }>(
  [
    { ...icons.svg, draw: () => markSvg(mark) },
    { ...icons.small, draw: () => markPng(mark, 192) },
    { ...icons.large, draw: () => markPng(mark, 512) },
    { ...icons.maskable, draw: () => maskablePng(mark, 512) },
  ].map(({ url, type, draw }) => [url.replace('/marks/', ''), { type, draw }]),
)

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => [...files.keys()].map((icon) => ({ icon }))

/** The company mark as a file for tabs and home screens. */
export async function GET(_request: Request, { params }: RouteContext<'/marks/[icon]'>) {
  const { icon } = await params
  const file = files.get(icon)
  if (!file) throw new Error(`There is no icon "${icon}"`)
  return new Response(await file.draw(), { headers: { 'content-type': file.type } })
}
