import { locales } from '@/content/schema/text'
import { getContent } from '@/lib/content/gateway'
import { contactDialogData, contactDialogFile } from '@/lib/enquiry/contact-dialog-data'

const files = new Map(locales.map((locale) => [contactDialogFile(locale), locale]))

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }))

/** What the contact dialog needs in addition to its code. A separate file, since most visits never open the dialog. */
export async function GET(_request: Request, { params }: RouteContext<'/data/[file]'>) {
  const { file } = await params
  const locale = files.get(file)
  if (!locale) throw new Error(`There is no file "${file}"`)
  return Response.json(contactDialogData(getContent(locale)))
}
