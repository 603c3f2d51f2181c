import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate'

import { sitemapPaths } from './support/addresses'
import { expect, test } from './support/test'

const validator = new HtmlValidate(new FileSystemConfigLoader())

for (const path of [...sitemapPaths(), '/404'])
  test(`the HTML of ${path} is valid`, async () => {
    const file = resolve(`out${path === '/' ? '/index' : path}.html`)
    expect(existsSync(file)).toBe(true)
    const { valid, results } = await validator.validateFile(file)
    expect(valid, formatterFactory('text')(results)).toBe(true)
  })
