import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, test } from 'vitest'

import { listen } from '../serve/listen'
import { createMailStandIn } from './stand-in'

const folder = mkdtempSync(join(tmpdir(), 'mail-'))
const start = (name: string, ratePerSecond: number) =>
  listen(createMailStandIn({ file: join(folder, name), ratePerSecond }), 0)
const [mail, strict] = [await start('deep/box.jsonl', 0), await start('strict.jsonl', 1)]
afterAll(async () => {
  await Promise.all([mail.close(), strict.close()])
  rmSync(folder, { recursive: true })
})

const ids = { user_id: 'local-public-key', service_id: 'local-service', template_id: 'local-template' }
async function send(subject: string, others: Partial<typeof ids> = {}, address = mail.address) {
  const body = JSON.stringify({ ...ids, ...others, template_params: { subject, '<b>': 'मूल्य "&' } })
  const answer = await fetch(`${address}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { origin: 'http://localhost' },
    body,
  })
  return { answer, says: `${answer.status} ${await answer.text()}` }
}
const stored = async (): Promise<unknown[]> => (await fetch(`${mail.address}/enquiries`)).json()

test('an accepted enquiry is in the mailbox, newest first and escaped', async () => {
  const { answer, says } = await send('First')
  assert.deepEqual([says, answer.headers.get('access-control-allow-origin')], ['200 OK', '*'])
  await send('Second [delay:20]')
  const page = await (await fetch(mail.address)).text()
  assert.match(page, /2 enquiries, newest first[^]*Second[^]*First/)
  assert.match(page, /<dt>&lt;b&gt;<\/dt>\s*<dd dir="auto">मूल्य &quot;&amp;<\/dd>/)
  await fetch(`${mail.address}/enquiries`, { method: 'DELETE' })
  assert.deepEqual(await stored(), [])
})

test('wrong identifiers and too many enquiries are refused', async () => {
  assert.match((await send('', { user_id: '' })).says, /^400 The user_id parameter is required/)
  assert.match((await send('', { service_id: 'x' })).says, /^400 The service ID not found/)
  assert.match((await send('[simulate:error-ok]', { template_id: 'x' })).says, /^400 The template ID not found/)
  const twice = [await send('', {}, strict.address), await send('', {}, strict.address)]
  assert.deepEqual(
    twice.map(({ says }) => says),
    ['200 OK', '429 Too Many Requests'],
  )
  assert.deepEqual(await stored(), [])
})

test('a simulated fault stores an enquiry only when the provider would have', async () => {
  assert.equal((await send('[simulate:unavailable]')).says, '503 Service Unavailable')
  await assert.rejects(send('[simulate:reset]'))
  assert.deepEqual(await stored(), [])
  assert.equal((await send('[simulate:error-ok]')).says, '500 OK')
  assert.equal((await send('[simulate:no-cors]')).answer.headers.get('access-control-allow-origin'), null)
  assert.equal((await stored()).length, 2)
})
