import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { z } from 'zod'

import { countGraphemes } from '@/lib/graphemes'
import { contentFolders, contentSchema, fileOf } from '@/lib/content/model'
import { at } from '@/lib/content/problems'

import { typeOf } from './values'

/** Raw content as editors write it. */
export type ContentInput = z.input<typeof contentSchema>

const text = (en: string, ne: string) => ({ en, ne })
const DAY_MS = 86_400_000
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const posting = (id: string) => ({
  ...{ id, title: text('Trainer', 'प्रशिक्षक चाहियो'), requirementsTitle: text('Asked for', 'के चाहिन्छ') },
  summary: text('Trains the staff of co-operatives.', 'सहकारीका कर्मचारीलाई तालिम दिने।'),
  requirements: [text('A licence for a motorcycle', 'मोटरसाइकलको अनुमतिपत्र')],
})

/** Valid edits of content, each alone or all in sequence. */
export const acceptedEdits: Record<string, (content: ContentInput) => void> = {
  'other phone numbers': ({ site }) => {
    site.phones = [{ value: '+977 1 4000000' }, { value: '+977 9800000000' }, { value: '+977 98 0000 0001' }]
  },
  'one more question': ({ company }) => {
    const answer = text('It works in every browser.', 'जुनसुकै ब्राउजरमा चल्छ।')
    company.faqs.items.push({ id: 'one-more', question: text('Does it work in a browser?', 'ब्राउजरमा चल्छ?'), answer })
  },
  'no posting': ({ company }) => {
    company.career.postings = []
  },
  'three postings': ({ company }) => {
    company.career.postings = ['one', 'two', 'three'].map(posting)
  },
  'a new product': ({ products }) => {
    const [product] = Object.values(products)
    if (!product) return
    products['new-product'] = {
      ...product,
      ...{ pageName: text('New', 'नयाँ'), cardName: text('New', 'नयाँ') },
      description: text(
        'A new product, with a description of its own, in as many letters as search engines show.',
        'आफ्नै विवरण भएको नयाँ सफ्टवेयर, खोजी गर्ने साइटले देखाउने जति अक्षरमा लेखिएको विवरणसहित।',
      ),
      need: text('You need what is new', 'तपाईंलाई नयाँ चाहिएको छ'),
      weave: { motif: product.weave.motif.toReversed(), threads: ['#123456', '#E9A227', '#F6EFE0', '#16213A'] },
    }
  },
  'a notice for some days': ({ home }) => {
    Object.assign(home.notice, { open: true, from: day(-1), until: day(7) })
  },
  'two testimonials': ({ home }) => {
    home.testimonials.items = [1, 2].map((testimonialsID) => ({
      ...{ testimonialsID, coopName: text('A co-operative', 'एउटा सहकारी') },
      message: text('We close the day when the counter closes.', 'काउन्टर बन्द हुँदा दिनको हिसाब पनि बन्द हुन्छ।'),
    }))
  },
  'the longest texts': ({ site, home, company, products, services, downloads }) => {
    const pages = { site, home, company, products, services, downloads }
    lengthen(
      contentSchema.pick({ site: true, home: true, company: true, products: true, services: true, downloads: true }),
      pages,
    )
  },
}

/** Lengthens each text inside `value` to its schema's maximum. */
function lengthen(schema: z.core.$ZodType, value: unknown): void {
  const limits = z.globalRegistry.get(schema)?.length
  const max = Array.isArray(limits) ? Number(limits[1]) : undefined
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) lengthen(schema.unwrap(), value)
  else if (max !== undefined && typeof value === 'object')
    for (const [locale, word] of Object.entries({ en: ' word', ne: ' शब्द' })) {
      const words = String(at(value, locale))
      const free = max - countGraphemes(words, max)
      Object.assign(Object(value), { [locale]: words + word.repeat(free / countGraphemes(word, max)) })
    }
  else if (schema instanceof z.ZodObject)
    for (const [key, inner] of Object.entries(schema.shape)) {
      // The highlight must stay a part of the title.
      if (key !== 'highlight' && at(value, key) !== undefined) lengthen(inner, at(value, key))
    }
  else if (schema instanceof z.ZodArray) for (const item of Object.values(Object(value))) lengthen(schema.element, item)
  else if (schema instanceof z.ZodRecord)
    for (const item of Object.values(Object(value))) lengthen(schema.valueType, item)
}

/** Writes content as files into `dir`. */
export async function writeContent(dir: string, content: ContentInput): Promise<void> {
  const write = async (file: string, source: string) => {
    const path = join(dir, file.replace('content/', ''))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, source)
  }
  const writePage = async (path: string[]) => {
    const { file } = fileOf(path)
    const { name, from } = typeOf(file)
    const values = JSON.stringify(at(content, ...path), null, 2)
    await write(file, `import type { ${name} } from '${from}'\n\nexport default ${values} satisfies ${name}\n`)
  }
  for (const part of Object.keys(content).filter((key) => !contentFolders.some((folder) => folder === key)))
    await writePage([part])
  for (const folder of contentFolders) {
    const pages = Object.keys(content[folder])
    for (const page of pages) await writePage([folder, page])
    const imports = pages.map((page, index) => `import page${index} from './${page}'\n`)
    const list = pages.map((page, index) => `  '${page}': page${index},\n`)
    await write(fileOf([folder]).file, `${imports.join('')}\nexport default {\n${list.join('')}}\n`)
  }
}
