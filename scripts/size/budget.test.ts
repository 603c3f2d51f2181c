import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, test } from 'vitest'

import { dependencies } from '../../package.json' with { type: 'json' }

import { BASELINE, sizeBudget } from './budget'
import { strayCode } from './stray-code'

const start = (...names: string[]) =>
  names.map((name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`).join('')

let out: string
const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true })
    writeFileSync(join(out, name), text)
  }
}

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'size-budget-'))
  write({
    'index.html': `<link rel="stylesheet" href="/_next/a.css"/>${start('main', 'home')}`,
    'contactus.html': start('main', 'form'),
    'products/a.html': start('main', 'app/(en)/product'),
    'products/b.html': start('main', 'app/(en)/product'),
    '_next/a.css': '',
    '_next/static/chunks/main.js': 'react',
    '_next/static/chunks/home.js': 'home',
    '_next/static/chunks/form.js': 'template_params',
    '_next/static/chunks/late.js': 'slidesInView',
    '_next/static/chunks/dialog.js': 'DialogTitle',
    '_next/static/chunks/waiting.js': 'cursor-progress',
    '_next/static/chunks/app/(en)/working.js': 'tooManyCells',
    '_next/static/chunks/app/(en)/product.js': 'product',
  })
})
afterEach(() => rmSync(out, { recursive: true }))

test('the weight of an empty page is that of the installed versions', () => {
  const { next, react } = dependencies
  const how = 'write the weight that `npm run bench` prints first, and the versions, into scripts/size/budget.ts'
  assert.deepEqual({ next, react }, { next: BASELINE.next, react: BASELINE.react }, how)
})

test('pages with the same start scripts share a line, and the limit depends on the empty page', () => {
  const lines = sizeBudget(out).filter(({ name }) => name.startsWith('Scripts'))
  assert.deepEqual(
    lines.map(({ name, limit }) => [name, limit]),
    [
      ['Scripts of /: 1.25 × empty page', 1.25 * BASELINE.bytes],
      ['Scripts of /contactus: 1.43 × empty page', 1.43 * BASELINE.bytes],
      ['Scripts of /products/a and /products/b: 1.29 × empty page', 1.29 * BASELINE.bytes],
    ],
  )
  assert.deepEqual(lines[2]?.files, [
    join(out, '_next/static/chunks/main.js'),
    join(out, '_next/static/chunks/app/(en)/product.js'),
  ])
})

test('the weight of a page includes the styles that it waits for', () => {
  const line = sizeBudget(out).find(({ name }) => name === 'HTML and styles of /')
  assert.equal(line?.page, '/')
  assert.deepEqual(line?.files, [join(out, 'index.html'), join(out, '_next/a.css')])
})

test('the code of the workings is weighed together, wherever it is', () => {
  const line = sizeBudget(out).find(({ name }) => name === 'Code of the workings')
  assert.deepEqual(line?.files, [
    join(out, '_next/static/chunks/waiting.js'),
    join(out, '_next/static/chunks/app/(en)/working.js'),
  ])
})

test('only pages with a form start with its code, and no page with the carousel engine or a working', () => {
  assert.deepEqual(strayCode(out), [])
  write({ 'products/b.html': start('main', 'form', 'app/(en)/working'), 'index.html': start('late') })
  assert.deepEqual(strayCode(out), [
    '/products/b starts with the code of the form, which should come when it is wanted.',
    '/ starts with the code of the carousel engine, which should come when it is wanted.',
    '/products/b starts with the code of a working, which should come when it is wanted.',
  ])
})

test('code that is in no chunk any more is an error, not a pass', () => {
  write({ '_next/static/chunks/late.js': '' })
  assert.throws(() => strayCode(out), /slidesInView/)
})
