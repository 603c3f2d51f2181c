import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, describe, it } from 'vitest'

import { assertAnswer, enquiry, startMail, withSubject } from './test-client'

const mail = await startMail()
const { ask, send, stored } = mail
afterEach(mail.reset)
afterAll(mail.stop)

const DASHBOARD = 'https://dashboard.emailjs.com/admin'
const tooLarge = 'Variables size limit. The maximum allowed variables size is 50Kb'

describe('the answers of the provider', () => {
  const { user_id: _, ...withoutUser } = enquiry
  const cases: [name: string, body: unknown, status: number, text: string][] = [
    ['no user_id', withoutUser, 400, 'The user_id parameter is required'],
    ['empty user_id', { ...enquiry, user_id: '' }, 400, 'The user_id parameter is required'],
    ['no object', [], 400, 'The user_id parameter is required'],
    [
      'bad public key',
      { ...enquiry, user_id: 'x' },
      400,
      `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`,
    ],
    [
      'bad service',
      { ...enquiry, service_id: 'x' },
      400,
      `The service ID not found. To find this ID, visit ${DASHBOARD}`,
    ],
    [
      'bad template',
      { ...enquiry, template_id: 1 },
      400,
      `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
    ],
    ['more than 50 kB', { ...enquiry, template_params: { message: 'क'.repeat(16_700) } }, 413, tooLarge],
    ['more than a megabyte', { ...enquiry, template_params: { message: 'x'.repeat(3_000_000) } }, 413, tooLarge],
    ['no JSON', '{"user_id":', 400, 'The request body is not valid JSON'],
    ['no body', '', 400, 'The request body is not valid JSON'],
    ['a typing error in a test', withSubject('[simulate:nothing]'), 400, 'Unknown simulation "nothing"; known: '],
  ]
  for (const [name, body, status, text] of cases) {
    it(`refuses: ${name}`, async () => {
      const answer = await send(body)
      const given = await answer.clone().text()
      await assertAnswer(answer, status, text.endsWith(': ') && given.startsWith(text) ? given : text)
      assert.deepEqual(await stored(), [])
    })
  }

  it('refuses clients that are not browsers', async () => {
    await assertAnswer(await send(enquiry, ''), 403, 'API calls are disabled for non-browser applications')
  })

  it('answers the preflight', async () => {
    const headers = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
    const answer = await ask('/api/v1.0/email/send', { method: 'OPTIONS', headers })
    assert.deepEqual([answer.status, await answer.text()], [204, ''])
    assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    assert.equal(answer.headers.get('access-control-allow-methods'), 'POST')
    assert.equal(answer.headers.get('access-control-allow-headers'), 'content-type')
  })

  it('stores the enquiry on disk before it answers', async () => {
    await assertAnswer(await send(enquiry), 200, 'OK')
    const [line = '', rest] = readFileSync(mail.file, 'utf8').split('\n')
    const { received, body }: { received: string; body: unknown } = JSON.parse(line)
    assert.deepEqual(body, enquiry)
    assert.equal(new Date(received).toISOString(), received)
    assert.equal(rest, '')
  })

  it('accepts params just below the limit', async () => {
    await assertAnswer(await send({ ...enquiry, template_params: { message: 'x'.repeat(49_900) } }), 200, 'OK')
  })

  it('accepts one enquiry a second, without counting refused ones', async () => {
    let time = 1_000_000
    const limited = await startMail({ ratePerSecond: 1, now: () => time })
    assert.equal((await limited.send({ ...enquiry, user_id: 'x' })).status, 400)
    await assertAnswer(await limited.send(enquiry), 200, 'OK')
    time += 999
    await assertAnswer(await limited.send(enquiry), 429, 'Too Many Requests')
    time += 1
    const together = await Promise.all([1, 2, 3].map(() => limited.send(enquiry)))
    assert.deepEqual(together.map(({ status }) => status).sort(), [200, 429, 429])
    await limited.stop()
  })

  it('answers 405 to other methods and 404 to other paths', async () => {
    assert.equal((await ask('/api/v1.0/email/send')).status, 405)
    assert.equal((await ask('/nothing')).status, 404)
  })
})
