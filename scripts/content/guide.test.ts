import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'

import { z } from 'zod'

import { contentSchema, fileOf } from '@/lib/content/model'

import { copyContent } from './fixture'

const guide = readFileSync(join(import.meta.dirname, '../../content/README.md'), 'utf8')

/** Schemas by their names in the guide: `site.ts`, `aboutus.ts`, and `products/` for each file of a folder. */
function schemasByName(): Map<string, z.core.$ZodType> {
  const { company, ...parts } = contentSchema.shape
  const named = Object.entries(parts).map(([part, schema]): [string, z.core.$ZodType] =>
    schema instanceof z.ZodRecord
      ? [`${part}/`, schema.valueType]
      : [fileOf([part]).file.slice('content/'.length), schema],
  )
  return new Map([...named, ...Object.entries(company.shape).map(([page, schema]) => [`${page}.ts`, schema] as const)])
}

const schemas = schemasByName()

/** Fields directly inside a schema; for a list those of its items, for a union those of every alternative. */
function fieldsOf(schema: z.core.$ZodType | undefined): [string, z.core.$ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape)
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return fieldsOf(schema.unwrap())
  return schema instanceof z.ZodUnion ? schema.options.flatMap(fieldsOf) : []
}

/** All fields inside a schema at any depth, each with its own schema. */
const allFields = (schema: z.core.$ZodType | undefined): [string, z.core.$ZodType][] =>
  fieldsOf(schema).flatMap(([name, inner]) => [[name, inner], ...allFields(inner)])

const names = (fields: [string, unknown][]) => fields.map(([name]) => name)

/** Words between backticks: field names are letters only, files have a dot and folders a slash. */
const codes = (text = '', form = /^[a-zA-Z]+$/) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).filter((code) => form.test(code))

/** A table row: the files that it describes (none: every page), their fields, and the fields inside them. */
interface Row {
  files: string[]
  fields: string[]
  inside: string[]
}

/** Rows of the tables with a column "Field"; the column "File", or else the heading, names the file or folder. */
function guideRows(): Row[] {
  return guide.split(/^## /m).flatMap((section) => {
    const heading = section.split('\n')[0]
    const table = section.split('\n').filter((line) => line.startsWith('|'))
    const [head = [], , ...lines] = table.map((line) => line.split('|').map((cell) => cell.trim()))
    if (!head.includes('Field')) return []
    return lines.map((cells) => {
      const cell = (title: string) => cells[head.indexOf(title)]
      return {
        files: codes(head.includes('File') ? cell('File') : heading, /[./]/),
        fields: codes(cell('Field')),
        inside: codes(cell('What it is')),
      }
    })
  })
}

const rows = guideRows()
const everyPage = rows.filter(({ files }) => files.length === 0).flatMap(({ fields }) => fields)

test('the worked example passes the check', async (t) => {
  const fixture = await copyContent(t)
  const example = guide.slice(guide.indexOf('**Worked example**'), guide.indexOf('### A new drawn screen'))
  const [, file = ''] = /The new file `([^`]+)`/.exec(example) ?? []
  const [, page = ''] = /```ts\n(.*?)```/s.exec(example) ?? []
  const [, line = '', name = ''] = /`(import (\w+) from [^`]+)`/.exec(example) ?? []
  assert.match(example, new RegExp(`\`export default \\{.*, ${name} \\}\``))

  await fixture.write(file, page)
  // Before the second change the check must find the new file, or the test would prove nothing.
  assert.deepEqual(await fixture.check(), [`${file}:1  is not listed in content/downloads/index.ts: add it there`])
  await fixture.edit('content/downloads/index.ts', /^/, `${line}\n`)
  await fixture.edit('content/downloads/index.ts', / \}\s*$/, `, ${name} }\n`)
  assert.deepEqual(await fixture.check(), [])
})

test('every field that a table names is in the schema', () => {
  assert.ok(rows.length > 50, 'the tables are read')
  for (const { files, fields, inside } of rows)
    for (const file of files) {
      const known = allFields(schemas.get(file))
      assert.ok(known.length > 0, `${file} is a content file`)
      for (const field of fields) {
        assert.ok(names(known).includes(field), `${file} has ${field}`)
        const within = known.filter(([name]) => name === field).flatMap(([, schema]) => names(allFields(schema)))
        for (const inner of inside) assert.ok(within.includes(inner), `${file} has ${inner} in ${field}`)
      }
    }
})

test('every page has the common fields', () => {
  for (const [file, schema] of schemas) {
    const fields = names(fieldsOf(schema))
    if (!fields.includes('pageName')) continue
    // As the table says: search engines never list the error page.
    const missing = file === 'not-found.ts' ? ['description'] : []
    assert.deepEqual(
      everyPage.filter((field) => !fields.includes(field)),
      missing,
      file,
    )
  }
})

test('every field of the schema is named in a table', () => {
  for (const [file, schema] of schemas) {
    // Labels share one rule and are known by their words; for drawn screens the guide names only fields for editors.
    if (['labels.ts', 'screens/'].includes(file)) continue
    const named = [...everyPage, ...rows.filter(({ files }) => files.includes(file)).flatMap(({ fields }) => fields)]
    for (const field of names(fieldsOf(schema))) assert.ok(named.includes(field), `the guide names ${field} of ${file}`)
  }
})
