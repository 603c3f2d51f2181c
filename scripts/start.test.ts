import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it, onTestFinished } from 'vitest'
import { fileURLToPath } from 'node:url'

import { listen } from './serve/listen'
import { standInIds } from './build/settings'

/** A project whose build writes its settings into the page, or does what the variable BUILD says. */
const root = mkdtempSync(join(tmpdir(), 'start-'))
const build = `const { mkdirSync, writeFileSync } = require('node:fs')
const settings = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
if (process.env.BUILD === 'fails') process.exit(7)
if (process.env.BUILD === 'hangs') { console.log('hanging'); setTimeout(() => {}, 15_000) }
mkdirSync('out', { recursive: true })
writeFileSync('out/index.html', JSON.stringify(Object.fromEntries(settings)))`
writeFileSync(join(root, 'build.cjs'), build)
writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { build: 'node build.cjs' } }))

/** The environment without this machine's own settings. */
const own = { ...process.env }
for (const name of Object.keys(own)) if (name.startsWith('NEXT_PUBLIC_')) delete own[name]
const children: ChildProcess[] = []

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(root, { recursive: true })
})

/** Runs start.ts in the project, on any free ports unless `env` names them. */
function start(env: Record<string, string> = {}) {
  const args = ['--import', import.meta.resolve('tsx'), fileURLToPath(new URL('start.ts', import.meta.url))]
  const options = { cwd: root, env: { ...own, PORT: '0', MAIL_PORT: '0', ...env } }
  const child = spawn(process.execPath, args, options)
  children.push(child)
  const ended = once(child, 'close')
  let output = ''
  let look = () => {}
  const read = (data: Buffer) => {
    output += data.toString()
    look()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)

  /** The first group of `pattern`, once the output contains a match. */
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      look = () => {
        const match = pattern.exec(output)
        if (match) resolve(match[1] ?? '')
      }
      look()
      void ended.then(() => reject(new Error(`It ended before it printed ${pattern}:\n${output}`)))
    })
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return { printed, end, ended, child, output: () => output }
}

const site = /Site {5}http:\/\/localhost:(\d+)\n/
const mailbox = /Mailbox {2}http:\/\/localhost:(\d+)\n/
const page = async (port: string) => (await fetch(`http://localhost:${port}`)).text()

describe('npm start', { timeout: 120_000 }, () => {
  let ports = { PORT: '', MAIL_PORT: '' }

  it('builds for the stand-in, serves both and exits with code 0', async () => {
    const run = start({ MAIL_FILE: 'box.jsonl' })
    ports = { PORT: await run.printed(site), MAIL_PORT: await run.printed(mailbox) }
    const mail = `http://localhost:${ports.MAIL_PORT}`
    assert.deepEqual(JSON.parse(await page(ports.PORT)), {
      NEXT_PUBLIC_SITE_URL: `http://localhost:${ports.PORT}`,
      NEXT_PUBLIC_EMAILJS_ORIGIN: mail,
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: standInIds.publicKey,
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: standInIds.serviceId,
      NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: standInIds.templateId,
    })
    const body = JSON.stringify({
      user_id: 'local-public-key',
      service_id: 'local-service',
      template_id: 'local-template',
    })
    const headers = { origin: `http://localhost:${ports.PORT}` }
    const answer = await fetch(`${mail}/api/v1.0/email/send`, { method: 'POST', headers, body })
    assert.equal(await answer.text(), 'OK')
    assert.match(readFileSync(join(root, 'box.jsonl'), 'utf8'), /local-template/)
    assert.equal(await run.end('SIGINT'), 0)
    await assert.rejects(page(ports.PORT))
  })

  it('moves to another port if the wanted one is busy', async () => {
    const other = await listen((_request, response) => response.end('other'), Number(ports.PORT))
    onTestFinished(other.close)
    const run = start(ports)
    const moved = await run.printed(site)
    assert.notEqual(moved, ports.PORT)
    assert.match(run.output(), new RegExp(`Port ${ports.PORT} is in use; the site moves to port ${moved}.`))
    assert.match(await page(moved), new RegExp(`"http://localhost:${moved}"`))
    await run.end()
  })

  it('does not move when STRICT_PORT is set', async () => {
    const other = await listen(() => {}, 0)
    onTestFinished(other.close)
    const run = start({ MAIL_PORT: String(other.port), STRICT_PORT: '1' })
    await run.ended
    assert.deepEqual([run.child.exitCode, run.output().includes(`Port ${other.port} is in use`)], [1, true])
  })

  it("uses the developer's account, or the stand-in when asked to", async () => {
    const account = { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'real' }
    const real = start({ ...account, MAIL_PORT: '' })
    const settings: Record<string, string> = JSON.parse(await page(await real.printed(site)))
    assert.deepEqual(Object.keys(settings).sort(), ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'NEXT_PUBLIC_SITE_URL'])
    await real.printed(/Mailbox {2}none/)
    await real.end()
    const asked = start({ ...account, MAIL_PORT: '0' })
    assert.match(await page(await asked.printed(site)), /"local-public-key"/)
    await asked.end()
  })

  it('ends with the code of a failed build', async () => {
    const run = start({ BUILD: 'fails' })
    await run.ended
    assert.equal(run.child.exitCode, 7)
    assert.match(run.output(), /The build failed with code 7/)
  })

  it('answers 503 while it builds, and can be stopped', async () => {
    const run = start({ ...ports, BUILD: 'hangs' })
    await run.printed(/hanging/)
    assert.equal((await fetch(`http://localhost:${ports.PORT}`)).status, 503)
    assert.equal(await run.end(), 0)
  })
})
