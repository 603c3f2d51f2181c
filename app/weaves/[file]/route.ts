import { CONTENT_TYPES } from '@/lib/mime-types'
import { getContent } from '@/lib/content/gateway'
import { weaveFiles } from '@/lib/weave/pattern-files'

const weaves = weaveFiles(getContent('en'))

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => [...weaves.keys()].map((file) => ({ file }))

/** A pattern as an SVG file, which the browser caches for all pages; inlined, each page would repeat it. */
export async function GET(_request: Request, { params }: RouteContext<'/weaves/[file]'>) {
  const { file } = await params
  const svg = weaves.get(file)
  if (!svg) throw new Error(`There is no weave "${file}"`)
  return new Response(svg, { headers: { 'content-type': CONTENT_TYPES.svg } })
}
