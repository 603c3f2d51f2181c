import { locales } from '@/lib/locales'
import { getContent } from '@/lib/content/gateway'
import { contactDialogData, contactDialogFile } from '@/lib/enquiry/contact-dialog-data'
import { manifestFile, manifestOf } from '@/lib/seo/manifest'

/** JSON by file name: contact dialog data and web manifests; separate from the pages, since few visits load them. */
const files = new Map(
  locales.flatMap((locale): [string, () => object][] => [
    [contactDialogFile(locale), () => contactDialogData(getContent(locale))],
    [manifestFile(locale), () => manifestOf(getContent(locale))],
  ]),
)

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }))

/** Responds with the JSON of `file`; throws for an unknown name. */
export async function GET(_request: Request, { params }: RouteContext<'/data/[file]'>) {
  const { file } = await params
  const data = files.get(file)
  if (!data) throw new Error(`There is no file "${file}"`)
  return Response.json(data())
}
