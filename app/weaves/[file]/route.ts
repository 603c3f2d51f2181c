import type { WeavePattern } from '@/content/schema'
import { getContent } from '@/lib/content/gateway'
import { CONTENT_TYPES } from '@/lib/mime-types'
import { closedTile, patternRows } from '@/lib/weave/pattern'
import { footerBand, WEAVE_CELLS, weavesByName } from '@/lib/weave/pattern-files'
import { patternPng } from '@/lib/weave/pattern-png'

/** Motif and thread colours of each pattern, by file name. */
const weaves = new Map(Object.entries(weavesByName(getContent('en'))).map(([name, weave]) => [`${name}.png`, weave]))

export const generateStaticParams = () => [...weaves.keys(), footerBand.file].map((file) => ({ file }))

/** Responds with the PNG of a pattern. For each SVG, Chromium would build a document: 3 ms of the main thread. */
export async function GET(_request: Request, { params }: RouteContext<'/weaves/[file]'>) {
  const weave = weaves.get((await params).file)
  const png = weave
    ? await patternPng(patternRows(weave.motif, WEAVE_CELLS, WEAVE_CELLS), weave.threads)
    : await bandPng(getContent('en').site.logo)
  return new Response(new Uint8Array(png), { headers: { 'content-type': CONTENT_TYPES.png } })
}

/** One repeat of a pattern in width, with a whole motif in height. */
const bandPng = ({ motif, threads }: WeavePattern) =>
  patternPng(
    closedTile(motif).map((row) => row.slice(0, -1)),
    threads,
    footerBand.cell,
  )
