import { z } from 'zod'

import { listOf } from './count'
import { locales } from './locale-codes'
import { id, linkHref, pageDescription, pageName, text, titleWords } from './text'
import { weaveSchema } from './weave'

/** Name of a file in `content/files`. */
export const downloadFileName = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*\.(pdf|apk)$/,
    'must be the name of a file in content/files: small letters, digits and hyphens, then .pdf or .apk',
  )

/** Phrases that promise a file for later, in all languages. */
const SOON = /\b(soon|until then)\b|छिट्टै|त्यतिन्जेल/i

/** `content/downloads/<slug>.ts`: a download page; without a file, the page says "coming soon". */
export const downloadSchema = z
  .strictObject({
    pageName,
    titleWords,
    heading: text(5, 60, 'Page heading'),
    description: pageDescription,
    text: text(10, 160, 'Line under the heading'),
    file: downloadFileName
      .optional()
      .describe('Name of a file in content/files: .pdf up to 25 MB, or .apk up to 100 MB'),
    version: text(2, 60, 'Version or date of the file').optional(),
    button: text(5, 40, 'Button of the form while there is no file').optional(),
    steps: listOf(z.strictObject({ name: text(3, 40, 'What to do'), desc: text(10, 160, 'How') }), 'row', 1, 6)
      .optional()
      .describe('What to do now, beside the mock screen'),
    today: listOf(z.strictObject({ label: text(5, 60, 'Text of a link'), path: linkHref }), 'link', 1, 6)
      .optional()
      .describe('Links to what can be used today, under `steps`'),
    calculators: listOf(z.strictObject({ label: text(2, 30, 'Text of a link'), path: linkHref }), 'link', 2, 8)
      .optional()
      .describe('Links to calculators, under `today`, two a row: short words'),
    questions: z
      .literal(true)
      .optional()
      .describe('true adds the quotation and the questions of buying.ts as sheets to print'),
    screen: id.optional().describe('Mock screen: name of a file in `screens/`'),
    weave: weaveSchema,
  })
  .superRefine((page, context) => {
    const complain = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (page.version && !page.file) complain(['version'], 'is shown with a file only: add file, or remove version')
    if (!page.file) return
    for (const field of ['heading', 'description', 'text'] as const)
      for (const locale of locales) {
        const [phrase] = SOON.exec(page[field][locale]) ?? []
        if (phrase) complain([field, locale], `says "${phrase}", but there is a file now: say what visitors get`)
      }
  })

/** `content/downloads/<slug>.ts` as an editor writes it. */
export type DownloadInput = z.input<typeof downloadSchema>
