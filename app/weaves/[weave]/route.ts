import { getContent } from '@/lib/content'
import { markSvg } from '@/lib/mark-icons'
import { clothFile } from '@/lib/routes'

/** File names with the cloth of the product they show. */
const weaves = new Map(getContent('en').products.map(({ slug, weave }) => [clothFile(slug), weave]))

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => [...weaves.keys()].map((weave) => ({ weave }))

/** One whole tile of a product's cloth, for the menu: a file, so that no page carries seven drawings unseen. */
export async function GET(_request: Request, { params }: RouteContext<'/weaves/[weave]'>) {
  const { weave: file } = await params
  const weave = weaves.get(file)
  if (!weave) throw new Error(`There is no weave "${file}"`)
  return new Response(markSvg(weave), { headers: { 'content-type': 'image/svg+xml' } })
}
