import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { dirname } from 'node:path'

import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { html, raw } from 'hono/html'
import { z } from 'zod'

import { standInIds } from '../build/environment'

const enquiry = z.looseObject({
  user_id: z.literal(standInIds.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY),
  service_id: z.literal(standInIds.NEXT_PUBLIC_EMAILJS_SERVICE_ID),
  template_id: z.literal(standInIds.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID),
  template_params: z.record(z.string(), z.unknown()),
})

/** An accepted enquiry with its time of arrival (ISO 8601, UTC). */
interface StoredEnquiry {
  received: string
  body: z.infer<typeof enquiry>
}

/**
 * Request handler that simulates the e-mail provider (specification, section 7), with a mailbox of accepted enquiries,
 * newest first: `/` as a page, `/enquiries` as JSON. Stores them in the JSON Lines file at the path `file`.
 */
export function createMailStandIn(file: string): RequestListener {
  function readEnquiries(): StoredEnquiry[] {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    return lines.map((line) => JSON.parse(line) as StoredEnquiry).reverse()
  }

  const app = new Hono()
    .use('/api/*', cors())
    .post('/api/v1.0/email/send', async (context) => {
      const { data: body, error } = enquiry.safeParse(await context.req.json())
      if (error) return context.text(error.message, 400)
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, `${JSON.stringify({ received: new Date().toISOString(), body })}\n`)
      return context.text('OK')
    })
    .get('/', (context) => context.html(mailboxPage(readEnquiries())))
    .get('/enquiries', (context) => context.json(readEnquiries()))
  return getRequestListener(app.fetch)
}

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding-bottom:1rem}dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}`

/** The mailbox as an HTML document, in the given order; all values are escaped. */
function mailboxPage(enquiries: StoredEnquiry[]) {
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries, newest first`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Local mailbox</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Local mailbox</h1>
          <p>${enquiries.length === 0 ? 'No enquiries yet' : count}</p>
          ${enquiries.map(article)}
        </main>
      </body>
    </html> `
}

function article({ received, body: { template_params: fields } }: StoredEnquiry) {
  // No spaces inside `dd`, which has `white-space: pre-wrap`.
  const rows = Object.entries(fields).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd dir="auto">${value}</dd>`,
  )
  return html`<article>
    <h2 dir="auto">${fields.subject || 'No subject'}</h2>
    <p>Received <time datetime="${received}">${new Date(received).toLocaleString('en-GB')}</time></p>
    <dl>${rows}</dl>
  </article>`
}
