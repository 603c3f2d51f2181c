import assert from 'node:assert/strict'
import { afterAll, afterEach, describe, it } from 'vitest'

import { enquiry, startMail, withSubject } from './test-client'

const mail = await startMail()
const { ask, send, stored } = mail
afterEach(mail.reset)
afterAll(mail.stop)

describe('the mailbox', () => {
  it('says that there is no enquiry yet', async () => {
    const answer = await ask('/')
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
    assert.match(await answer.text(), /<html lang="en">[^]*<title>Local mailbox<\/title>[^]*No enquiries yet/)
    assert.deepEqual(await stored(), [])
  })

  it('shows the newest enquiry first, with everything escaped', async () => {
    await send(withSubject('First'))
    await send({ ...withSubject('Second'), template_params: { subject: 'Second', '<b>': `<script>"&'` } })
    const page = await (await ask('/')).text()
    assert.ok(page.indexOf('Second') < page.indexOf('First'))
    assert.match(page, /<dt>&lt;b&gt;<\/dt>\s*<dd dir="auto">&lt;script&gt;&quot;&amp;&#39;<\/dd>/)
    assert.match(page, /मूल्य कति हो\?/)
    const subjects = (await stored()).map(({ body }: { body: typeof enquiry }) => body.template_params.subject)
    assert.deepEqual(subjects, ['Second', 'First'])
  })

  it('shows an enquiry without any field', async () => {
    const { template_params: _, ...bare } = enquiry
    assert.equal((await send(bare)).status, 200)
    assert.match(await (await ask('/')).text(), /No subject/)
  })

  it('deletes all enquiries', async () => {
    await send(enquiry)
    assert.equal((await ask('/enquiries', { method: 'DELETE' })).status, 204)
    assert.deepEqual(await stored(), [])
  })
})
