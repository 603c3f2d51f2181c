import assert from 'node:assert/strict'
import { afterAll, afterEach, describe, it } from 'vitest'

import { assertAnswer, enquiry, startMail, withSubject } from './test-client'

const mail = await startMail()
const { send, simulate, stored } = mail
afterEach(mail.reset)
afterAll(mail.stop)

describe('simulated cases', () => {
  const cases: [name: string, status: number, text: string, stores: number][] = [
    ['bad-service', 400, 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin', 0],
    ['forbidden', 403, 'API calls are disabled for non-browser applications', 0],
    ['account-gone', 404, 'Account not found', 0],
    ['provider-broken', 412, 'Gmail_API: Request had insufficient authentication scopes.', 0],
    ['too-large', 413, 'Variables size limit. The maximum allowed variables size is 50Kb', 0],
    ['no-recipient', 422, 'The recipients address is empty', 0],
    ['too-many', 429, 'Too Many Requests', 0],
    ['server-error', 500, 'Internal Server Error', 0],
    ['unavailable', 503, 'Service Unavailable', 0],
    ['error-ok', 500, 'OK', 1],
    ['other-text', 200, 'Queued', 1],
  ]
  for (const [name, status, text, stores] of cases) {
    it(`${name}: by subject, for one request`, async () => {
      await assertAnswer(await send(withSubject(`Price [simulate:${name}]`)), status, text)
      assert.equal((await stored()).length, stores)
      await assertAnswer(await send(enquiry), 200, 'OK')
    })

    it(`${name}: for all requests, until changed`, async () => {
      assert.equal((await simulate({ case: name })).status, 200)
      for (const body of [enquiry, enquiry]) await assertAnswer(await send(body), status, text)
      await simulate(null)
      await assertAnswer(await send(enquiry), 200, 'OK')
    })
  }

  it('no-cors: accepts the enquiry, but a page cannot read the answer', async () => {
    const answer = await send(withSubject('[simulate:no-cors]'))
    assert.deepEqual([answer.status, answer.headers.get('access-control-allow-origin')], [200, null])
    assert.equal((await stored()).length, 1)
  })

  it('reset: cuts the connection', async () => {
    await assert.rejects(send(withSubject('[simulate:reset]')), (error: Error) => {
      return error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ECONNRESET'
    })
    assert.deepEqual(await stored(), [])
  })

  it('never-answers: keeps the connection open until the stand-in stops', async () => {
    const other = await startMail()
    let isAnswered = false
    const answer = other.send(withSubject('[simulate:never-answers]')).finally(() => (isAnswered = true))
    // An enquiry that is sent later is answered, so an answer to the first one would have arrived.
    assert.equal((await other.send(withSubject('Later'))).status, 200)
    assert.equal(isAnswered, false)
    assert.equal((await other.stored()).length, 1)
    await Promise.all([other.stop(), assert.rejects(answer)])
  })

  it('refuses an enquiry that it would refuse without the simulation', async () => {
    const body = { ...withSubject('[simulate:error-ok]'), service_id: 'x' }
    assert.equal((await send(body)).status, 400)
  })

  it('answers late, but stores the enquiry at once', { timeout: 10_000 }, async () => {
    const other = await startMail()
    await other.simulate({ delay: 60_000 })
    const late = assert.rejects(other.send(enquiry))
    while ((await other.stored()).length < 1);
    await other.stop()
    await late
    assert.equal((await send(withSubject('[delay:20]'))).status, 200)
  })

  for (const wrong of [{ case: 'nothing' }, { delay: -1 }, { delay: '5' }, { cases: 'reset' }, 'reset']) {
    it(`refuses ${JSON.stringify(wrong)}`, async () => assert.equal((await simulate(wrong)).status, 400))
  }
})
