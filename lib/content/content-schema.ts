import { z } from 'zod'

import * as schema from '@/content/schema'
import { pageGroups } from '@/content/schema/page-groups'

/** Schema of all content; `fileOf` maps the keys to files and folders of `content/`. */
export const contentSchema = z.strictObject({
  site: schema.siteSchema,
  navigation: schema.navigationSchema,
  labels: schema.labelsSchema,
  calendar: schema.calendarSchema,
  rules: schema.rulesSchema,
  facts: schema.factsSchema,
  home: schema.homeSchema,
  buying: schema.buyingSchema,
  calculators: schema.calculatorsSchema,
  oldData: schema.oldDataSchema,
  enquiryForm: schema.enquiryFormSchema,
  contact: schema.contactSchema,
  notFound: schema.notFoundSchema,
  company: schema.companySchema,
  products: z.record(schema.id, schema.productSchema),
  services: z.record(schema.id, schema.serviceSchema),
  downloads: z.record(schema.id, schema.downloadSchema),
  screens: z.record(schema.id, schema.screenSchema),
})

/** Keys of the schema that are folders with an `index.ts`. */
export const contentFolders = [...pageGroups, 'screens'] as const

/** A path into the content, from a key of the schema to a field; list items count from 0. */
export type ContentPath = readonly PropertyKey[]

/** A mistake in content: the path of the wrong value, and a message with the rule and the fix. */
export interface Problem {
  path: ContentPath
  message: string
}

/** Splits a path into the file of `content/` and the path inside that file. */
export function fileOf(path: ContentPath): { file: string; pathInFile: ContentPath } {
  const [key, page] = path.map(String)
  if (contentFolders.some((folder) => folder === key))
    return { file: `content/${key}/${page ?? 'index'}.ts`, pathInFile: path.slice(2) }
  const name = String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return { file: `content/${name}.ts`, pathInFile: path.slice(1) }
}
