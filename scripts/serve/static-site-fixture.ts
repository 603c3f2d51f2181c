import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { ask } from './ask'
import { listen } from './listen'
import { createStaticSite } from './static-site'

const pages = [
  'index.html',
  '404.html',
  '_not-found.html',
  'contactus.html',
  'company/faqs.html',
  'company/index.html',
  'contactus/index.html',
  'company/faqs/index.html',
  'google1.html',
]

const files = [
  ...[
    'contactus.txt',
    'contactus/__next._tree.txt',
    'robots.txt',
    'image.webp',
    'icon.svg',
    'favicon.ico',
    'font.woff2',
    'files/app.apk',
    'site.webmanifest',
  ],
  ...['_next/static/chunks/app/[slug]-1a2b.js', '_next/static/a.css'],
  ...['vercel.json', 'nginx.conf', 'data.json.br'],
  ...['.env', '.git/config', 'company/.secret', '.well-known/security.txt'],
]

type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never

/** Serves a sample export, in which each file contains its own name, next to files that must stay hidden. */
export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'static-site-'))
  const write = (name: string, content: string) => {
    const path = join(folder, 'out', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  for (const name of pages) write(name, `<p>${name}`)
  for (const name of files) write(name, name)
  for (const name of ['../outside.txt', '../out-other/secret.txt']) write(name, 'outside')
  const site = await listen(createStaticSite(join(folder, 'out')), 0)

  const askSite = async (...asked: Tail<Parameters<typeof ask>>) => {
    const { body, ...answer } = await ask(site.port, ...asked)
    return { ...answer, body: body.toString() }
  }
  const remove = (name: string) => rmSync(join(folder, 'out', name))
  const stop = async () => {
    await site.close()
    rmSync(folder, { recursive: true })
  }
  return { ask: askSite, write, remove, stop }
}
