import { locales } from '@/lib/locales'
import { getContent } from '@/lib/content/gateway'
import { contactDialogData, contactDialogFile } from '@/lib/enquiry/contact-dialog-data'
import { manifestFile, manifestOf } from '@/lib/seo/manifest'

/** JSON by file name: contact dialog data and web manifests, not embedded in pages, since few visits load them. */
const files = new Map(
  locales.flatMap((locale): [string, () => object][] => [
    [contactDialogFile(locale), () => contactDialogData(getContent(locale))],
    [manifestFile(locale), () => manifestOf(getContent(locale))],
  ]),
)

export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }))

/** Responds with the JSON of `file`. */
export async function GET(_request: Request, { params }: RouteContext<'/data/[file]'>) {
  return Response.json(files.get((await params).file)!())
}
