/** Generates `content/fields.md`, the editors' reference of fields and limits, from the schema. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { format, resolveConfig } from 'prettier'
import { z } from 'zod'

import { contentSchema, fileOf } from '@/lib/content/content-schema'

const FILE = join(import.meta.dirname, '../content/fields.md')

const HEAD = `<!-- Written by \`npm run format\` from content/schema: do not change it here. -->

# All fields

The limit of a text is its number of characters in each language, spaces included; the limit of a list is its number
of items. \`[ ]\` stands for each item of the list before it, \`?\` for a field that may be left out.
`

/** Table rows of the field `name` and its nested fields. */
function fieldRowsOf(name: string, schema: z.core.$ZodType, fallbackDescription = ''): string[] {
  const { description = fallbackDescription, length, slots, items } = z.globalRegistry.get(schema) ?? {}
  const row = (limit: unknown = '') => [`| \`${name}\` | ${description} | ${limit} |`]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldRowsOf(`${name}?`.replace('??', '?'), schema.unwrap(), description)
  if (Array.isArray(length)) return row([length.join('–'), ...slotNames(slots)].join(', '))
  if (schema instanceof z.ZodLiteral) return []
  if (schema instanceof z.ZodArray)
    return [...row(items), ...fieldRowsOf(`${name}[ ]`, schema.element).filter(hasDescriptionOrLimit)]
  if (schema instanceof z.ZodEnum) return row(schema.options.join(', '))
  if (!(schema instanceof z.ZodObject)) return row()
  if ('motif' in schema.shape) return row('see “Woven patterns”')
  if ('en' in schema.shape || 'value' in schema.shape) return row()
  return [...(description ? row() : []), ...rowsOfShape(schema.shape, `${name}.`)]
}

/** Formats slots as `{name}`. */
const slotNames = (slots: unknown) => (Array.isArray(slots) ? slots.map((slot) => `{${slot}}`) : [])

/** Whether a row has a description or limit. */
const hasDescriptionOrLimit = (row: string) => !row.endsWith('|  |  |')

const rowsOfShape = (shape: z.core.$ZodShape, prefix = '') =>
  Object.entries(shape).flatMap(([key, inner]) => (key === 'pending' ? [] : fieldRowsOf(prefix + key, inner)))

const sections = Object.entries(contentSchema.shape).flatMap(([key, schema]) => {
  if (schema instanceof z.ZodRecord) return section(`${key}/`, schema.valueType)
  if (key !== 'company') return section(fileOf([key]).file.slice('content/'.length), schema)
  return Object.entries(contentSchema.shape.company.shape).flatMap(([page, inner]) =>
    section(`company/${page}.ts`, inner),
  )
})

function section(file: string, schema: z.core.$ZodType): string[] {
  // Mock screens are a union of kinds: content/README.md names their editable fields.
  if (!(schema instanceof z.ZodObject)) return []
  return [`\n## \`${file}\`\n`, '| Field | What it is | Limit |', '| --- | --- | --- |', ...rowsOfShape(schema.shape)]
}

const text = [HEAD, ...sections, ''].join('\n')
writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), parser: 'markdown' }))
