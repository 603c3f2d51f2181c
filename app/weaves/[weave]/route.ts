import { CONTENT_TYPES } from '@/lib/mime-types'
import { getContent } from '@/lib/content/gateway'
import { weaveFiles } from '@/lib/weave/pattern-files'

const weaves = weaveFiles(getContent('en'))

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => [...weaves.keys()].map((weave) => ({ weave }))

/** A pattern as an SVG file, cached across pages instead of inlined in each. */
export async function GET(_request: Request, { params }: RouteContext<'/weaves/[weave]'>) {
  const { weave: file } = await params
  const found = weaves.get(file)
  if (!found) throw new Error(`There is no weave "${file}"`)
  return new Response(found, { headers: { 'content-type': CONTENT_TYPES.svg } })
}
