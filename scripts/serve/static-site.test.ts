import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { afterAll, test } from 'vitest'

import { ask } from '../hosting/servers'
import { listen } from './listen'
import { createStaticSite } from './static-site'

const folder = mkdtempSync(join(tmpdir(), 'static-site-'))
const write = (name: string, data: string | Buffer = name) => writeFileSync(join(folder, name), data)
mkdirSync(join(folder, 'out/company'), { recursive: true })
mkdirSync(join(folder, 'out/contactus'))
for (const name of ['index', 'contactus', 'contactus/index', 'company/faqs', '404', '_not-found', 'google1'])
  write(`out/${name}.html`)
for (const name of ['out/robots.txt', 'outside.txt']) write(name)
write('out/contactus.html.br', brotliCompressSync('compressed'))
const sent = { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "default-src 'self'" }
const headers = [{ source: '/(.*)', headers: Object.entries(sent).map(([key, value]) => ({ key, value })) }]
write('out/vercel.json', JSON.stringify({ headers }))

const site = await listen(createStaticSite(join(folder, 'out')), 0)
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const shown = {
  '/': 'index.html',
  '/contactus?a=1': 'contactus.html',
  '/company/faqs': 'company/faqs.html',
  '/google1.html': 'google1.html',
}
for (const [path, file] of Object.entries(shown))
  test(`${path} serves ${file} with the headers of a host`, async () => {
    const { status, body, headers } = await ask(site.port, path)
    assert.deepEqual([status, body.toString()], [200, `out/${file}`])
    assert.match(headers['content-type'] ?? '', /^text\/html;\s?charset=utf-8$/)
    assert.equal(headers['cache-control'], 'no-cache')
    assert.equal(headers['content-security-policy'], "default-src 'self'")
  })

const moved = {
  '/contactus/?a=/': '/contactus?a=/',
  '/contactus.html': '/contactus',
  '/contactus/index.html': '/contactus',
  '/contactus/index': '/contactus',
  '/index': '/',
  '//contactus/': '/contactus',
}
for (const [path, location] of Object.entries(moved))
  test(`${path} redirects to ${location}`, async () => {
    const { status, headers } = await ask(site.port, path)
    assert.deepEqual([status, headers.location], [308, location])
  })

for (const path of [
  '/nothing/',
  '/company/',
  '/404.html',
  '/.env',
  '/vercel.json',
  '/_not-found',
  '/../outside.txt',
  '/..%2foutside.txt',
  '/%',
])
  test(`${path} is not found`, async () => {
    const { status, body, headers } = await ask(site.port, path)
    assert.deepEqual([status, body.toString()], [404, 'out/404.html'])
    assert.equal(headers['x-frame-options'], 'DENY')
  })

test('a compressed copy is sent by Accept-Encoding', async () => {
  const { headers } = await ask(site.port, '/contactus', 'HEAD', { 'accept-encoding': 'gzip, br' })
  assert.equal(headers['content-encoding'], 'br')
})
