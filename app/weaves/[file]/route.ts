import { getContent } from '@/lib/content/gateway'
import { CONTENT_TYPES } from '@/lib/mime-types'
import { patternRows } from '@/lib/weave/pattern'
import { WEAVE_CELLS, weavesByName } from '@/lib/weave/pattern-files'
import { patternPng } from '@/lib/weave/pattern-png'

/** Motif and thread colours of each pattern, by file name. */
const weaves = new Map(Object.entries(weavesByName(getContent('en'))).map(([name, weave]) => [`${name}.png`, weave]))

export const generateStaticParams = () => [...weaves.keys()].map((file) => ({ file }))

/** Responds with the PNG of a pattern. For each SVG, Chromium would build a document: 3 ms of the main thread. */
export async function GET(_request: Request, { params }: RouteContext<'/weaves/[file]'>) {
  const { motif, threads } = weaves.get((await params).file)!
  const png = await patternPng(patternRows(motif, WEAVE_CELLS, WEAVE_CELLS), threads)
  return new Response(new Uint8Array(png), { headers: { 'content-type': CONTENT_TYPES.png } })
}
