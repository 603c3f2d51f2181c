import { getContent } from '@/lib/content/gateway'
import { contactDialogData, contactDialogFile } from '@/lib/enquiry/contact-dialog-data'
import { locales } from '@/lib/i18n/locales'
import { oldDataFile, oldDataTexts } from '@/lib/old-data/texts'
import { manifestFile, manifestOf } from '@/lib/seo/manifest'

/** Functions that make the data of a JSON file, by file name. Pages do not embed the data, since few visits load it. */
const dataMakers = new Map(
  locales.flatMap((locale): [string, () => object][] => [
    [contactDialogFile(locale), () => contactDialogData(getContent(locale))],
    [oldDataFile(locale), () => oldDataTexts(getContent(locale))],
    [manifestFile(locale), () => manifestOf(getContent(locale))],
  ]),
)

export const generateStaticParams = () => [...dataMakers.keys()].map((file) => ({ file }))

/** Responds with the JSON of `file`, one of the static params. */
export async function GET(_request: Request, { params }: RouteContext<'/data/[file]'>) {
  return Response.json(dataMakers.get((await params).file)!())
}
