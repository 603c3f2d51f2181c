import { locales } from '@/lib/locales'
import { getContent } from '@/lib/content/gateway'
import { contactDialogData, contactDialogFile } from '@/lib/enquiry/contact-dialog-data'
import { manifestFile, manifestOf } from '@/lib/seo/manifest'
import { workingsFile, workingWords } from '@/lib/workings/words-file'

/** What some parts of a page need in addition to their code, and manifests: files of their own, since most visits never use them. */
const files = new Map(
  locales.flatMap((locale): [string, () => object][] => [
    [contactDialogFile(locale), () => contactDialogData(getContent(locale))],
    [workingsFile(locale), () => workingWords(getContent(locale))],
    [manifestFile(locale), () => manifestOf(getContent(locale))],
  ]),
)

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }))

/** The content of one file. */
export async function GET(_request: Request, { params }: RouteContext<'/data/[file]'>) {
  const { file } = await params
  const data = files.get(file)
  if (!data) throw new Error(`There is no file "${file}"`)
  return Response.json(data())
}
