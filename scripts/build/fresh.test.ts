import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { BuildFailed, buildStamp, ensureBuild, whyStale } from './fresh'

let root: string

function write(name: string, content: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fresh-build-'))
  write('app/page.tsx', 'page')
  write('content/products/goldplus.ts', 'gold')
  write('package.json', '{}')
})

afterEach(() => rmSync(root, { recursive: true }))

const settings = { NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' }
const stamp = (given: Record<string, string> = settings, env: NodeJS.ProcessEnv = { NODE_ENV: 'production' }) =>
  buildStamp(root, given, env)

describe('buildStamp', () => {
  const changes: Record<string, () => void> = {
    'a changed file': () => write('app/page.tsx', 'other'),
    'a new file': () => write('lib/seo/page-metadata.ts', ''),
    'a removed file': () => rmSync(join(root, 'content/products/goldplus.ts')),
    'text moved from one file to the next': () => (
      write('app/page.tsx', 'pagegold'),
      write('content/products/goldplus.ts', '')
    ),
    'a changed setting file': () => write('next.config.mjs', 'export default {}'),
    'a file of the public folder': () => write('public/.well-known/security.txt', 'x'),
    'a line in .env.local': () => write('.env.local', 'NEXT_PUBLIC_API_URL=http://localhost:4000'),
  }
  for (const [name, change] of Object.entries(changes)) {
    it(`differs after ${name}`, () => {
      const before = stamp()
      change()
      assert.notDeepEqual(stamp(), before)
    })
  }

  const ignored = [
    'README.md',
    'docs/decisions.md',
    'e2e/home.spec.ts',
    'out/index.html',
    'public/images/office-1a2b-320.avif',
    '.next/cache',
    'node_modules/next/index.js',
    '.env.example',
  ]
  for (const name of ignored) {
    it(`is the same after a change of ${name}`, () => {
      const before = stamp()
      write(name, 'NEXT_PUBLIC_API_URL=x')
      assert.deepEqual(stamp(), before)
    })
  }

  it('differs for other settings and another environment', () => {
    assert.notDeepEqual(stamp({ NEXT_PUBLIC_SITE_URL: 'http://localhost:3001' }), stamp())
    assert.notDeepEqual(stamp(settings, { NODE_ENV: 'production', NEXT_PUBLIC_API_URL: 'x' }), stamp())
    assert.deepEqual(stamp(settings, { NODE_ENV: 'production', HOME: '/home' }), stamp())
  })
})

describe('ensureBuild', () => {
  /** Writes the setting into the page and counts the builds. */
  const script = `const fs = require('node:fs'); fs.rmSync('.next', { recursive: true, force: true }); fs.mkdirSync('out', { recursive: true });
    fs.appendFileSync('builds', 'x'); fs.writeFileSync('out/index.html', process.env.NEXT_PUBLIC_SITE_URL)`
  const command = [process.execPath, '-e', script] as const
  const build = (given = settings) => ensureBuild(given, { root, command })
  const builds = () => readFileSync(join(root, 'builds'), 'utf8').length

  it('builds once for the same sources and settings', async () => {
    await build()
    await build()
    assert.equal(builds(), 1)
    assert.equal(readFileSync(join(root, 'out/index.html'), 'utf8'), settings.NEXT_PUBLIC_SITE_URL)
  })

  it('builds again for other settings, and says which', async () => {
    await build()
    const other = { NEXT_PUBLIC_SITE_URL: 'http://localhost:3001' }
    assert.match(
      whyStale(root, buildStamp(root, other)) ?? '',
      /NEXT_PUBLIC_SITE_URL is now http:\/\/localhost:3001, was http:\/\/localhost:3000/,
    )
    await build(other)
    assert.equal(builds(), 2)
    assert.equal(readFileSync(join(root, 'out/index.html'), 'utf8'), other.NEXT_PUBLIC_SITE_URL)
  })

  const reasons: Record<string, () => void> = {
    'the sources change': () => write('app/page.tsx', 'other'),
    'out/ is gone': () => rmSync(join(root, 'out'), { recursive: true }),
    'somebody built by hand': () => rmSync(join(root, '.next'), { recursive: true }),
    'the stamp is damaged': () => write('.next/site-build.json', '{"sources":'),
    'the stamp is of another kind': () => write('.next/site-build.json', '{"sources":1}'),
  }
  for (const [name, change] of Object.entries(reasons)) {
    it(`builds again when ${name}`, async () => {
      await build()
      change()
      await build()
      assert.equal(builds(), 2)
    })
  }

  it('reports the code of a failed build and does not take it for a build', async () => {
    await build()
    write('app/page.tsx', 'broken')
    const failing = ensureBuild(settings, { root, command: [process.execPath, '-e', 'process.exit(3)'] })
    await assert.rejects(failing, (error) => error instanceof BuildFailed && error.exitCode === 3)
    assert.equal(existsSync(join(root, '.next/site-build.json')), false)
  })

  it('ends a running build with all its programs', async () => {
    const stopped = new AbortController()
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    // The program behind the shell holds a connection for as long as it lives.
    const program = `${process.execPath} -e "require('node:net').connect(${port}, '127.0.0.1')"`
    const running = ensureBuild(settings, { root, command: ['sh', '-c', `${program}; true`], signal: stopped.signal })
    const [connection]: Socket[] = await once(server, 'connection')
    const closed = new Promise((resolve) => connection?.on('error', resolve).on('close', resolve).resume())
    stopped.abort()
    await assert.rejects(running, { name: 'AbortError' })
    await closed
    server.close()
  })
})
