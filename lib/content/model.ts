import { z } from 'zod'

import * as schema from '@/content/schema'

/** The whole of `content/` as one value; its keys are the files, see `fileOf`. */
export const contentSchema = z.strictObject({
  site: schema.siteSchema,
  navigation: schema.navigationSchema,
  labels: schema.labelsSchema,
  home: schema.homeSchema,
  buying: schema.buyingSchema,
  calculators: schema.calculatorsSchema,
  enquiryForm: schema.enquiryFormSchema,
  contact: schema.contactSchema,
  notFound: schema.notFoundSchema,
  company: schema.companySchema,
  products: z.record(schema.id, schema.productSchema),
  services: z.record(schema.id, schema.serviceSchema),
  downloads: z.record(schema.id, schema.downloadSchema),
  screens: z.record(schema.id, schema.screenSchema),
})

/** All parts that are folders with an `index.ts`. */
export const contentFolders = [...schema.pageGroups, 'screens'] as const

/** A path into the content, from the part's name to the field; list items count from 0. */
export type ContentPath = readonly PropertyKey[]

/** The file that holds the value at `path`, and the rest of the path inside that file. */
export function fileOf(path: ContentPath): { file: string; rest: ContentPath } {
  const [part, page] = path.map(String)
  if (contentFolders.some((folder) => folder === part))
    return { file: `content/${part}/${page ?? 'index'}.ts`, rest: path.slice(2) }
  const name = String(part).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return { file: `content/${name}.ts`, rest: path.slice(1) }
}
