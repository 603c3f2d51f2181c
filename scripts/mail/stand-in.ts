import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { dirname } from 'node:path'

import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { html, raw } from 'hono/html'
import { z } from 'zod'

import { standInIds } from '../build/settings'

interface MailStandInOptions {
  /** JSON-lines file of the accepted enquiries. */
  file: string
  /** Accepted enquiries in a second, 0 for no limit; the provider documents 1. */
  ratePerSecond: number
}

const enquiry = z.looseObject({
  user_id: z.string().optional(),
  service_id: z.string().optional(),
  template_id: z.string().optional(),
  template_params: z.record(z.string(), z.unknown()).default({}),
})

/** An accepted enquiry, with the time of its arrival (ISO 8601 in UTC). */
interface StoredEnquiry {
  received: string
  body: z.infer<typeof enquiry>
}

const SEND = '/api/v1.0/email/send'
const DASHBOARD = 'https://dashboard.emailjs.com/admin'

/** Documented limit of all parameters: 50 kB; 1 kB is 1000 bytes here, the stricter reading. */
const MAX_PARAMS_BYTES = 50_000

type Answer = readonly [status: number, text: string]

/**
 * Request handler that stands in for the e-mail provider (specification, section 7). It shows what arrived: `/` is a
 * page, newest first; `/enquiries` is the same as JSON.
 */
export function createMailStandIn({ file, ratePerSecond }: MailStandInOptions): RequestListener {
  let lastAccepted = -Infinity

  function stored(): StoredEnquiry[] {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    return lines.map((line) => JSON.parse(line) as StoredEnquiry).reverse()
  }

  function store(body: StoredEnquiry['body']) {
    lastAccepted = Date.now()
    mkdirSync(dirname(file), { recursive: true })
    appendFileSync(file, `${JSON.stringify({ received: new Date(lastAccepted).toISOString(), body })}\n`)
  }

  function refusalOf(body: StoredEnquiry['body']): Answer | undefined {
    if (!body.user_id) return [400, 'The user_id parameter is required']
    if (body.user_id !== standInIds.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY)
      return [400, `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`]
    if (body.service_id !== standInIds.NEXT_PUBLIC_EMAILJS_SERVICE_ID)
      return [400, `The service ID not found. To find this ID, visit ${DASHBOARD}`]
    if (body.template_id !== standInIds.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID)
      return [400, `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`]
    if (Buffer.byteLength(JSON.stringify(body.template_params)) > MAX_PARAMS_BYTES)
      return [413, 'Variables size limit. The maximum allowed variables size is 50Kb']
    return (Date.now() - lastAccepted) * ratePerSecond < 1000 && ratePerSecond > 0
      ? [429, 'Too Many Requests']
      : undefined
  }

  const app = new Hono()
    .use(SEND, cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }))
    .post(SEND, async (context) => {
      const body = enquiry.parse(await context.req.json())
      const noOrigin: Answer = [403, 'API calls are disabled for non-browser applications']
      const refusal = context.req.header('origin') ? refusalOf(body) : noOrigin
      if (!refusal) store(body)
      const [status, text] = refusal ?? [200, 'OK']
      return new Response(text, { status })
    })
    .get('/', (context) => context.html(mailboxPage(stored())))
    .get('/enquiries', (context) => context.json(stored()))
    .delete('/enquiries', (context) => {
      rmSync(file, { force: true })
      return context.body(null, 204)
    })
  return getRequestListener(app.fetch)
}

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding-bottom:1rem}dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}`

/** The local mailbox as an HTML document: the fields of each enquiry, in the given order. All values are escaped. */
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
  // On one line, since the page shows the spaces of a value.
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
