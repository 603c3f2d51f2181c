import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { dirname } from 'node:path'

import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { html, raw } from 'hono/html'
import { z } from 'zod'

import { standInIds } from '../build/environment'

interface MailStandInOptions {
  /** Path of the JSON Lines file with accepted enquiries. */
  file: string
  /** Rate limit in enquiries per second, 0 for none; the provider documents 1. */
  ratePerSecond: number
}

const enquiry = z.looseObject({
  user_id: z.string().optional(),
  service_id: z.string().optional(),
  template_id: z.string().optional(),
  template_params: z.record(z.string(), z.unknown()).default({}),
})

/** An accepted enquiry with its time of arrival (ISO 8601, UTC). */
interface StoredEnquiry {
  received: string
  body: z.infer<typeof enquiry>
}

const SEND = '/api/v1.0/email/send'
const DASHBOARD = 'https://dashboard.emailjs.com/admin'

/** Documented limit of all parameters, 50 kB, read strictly as 50 × 1000 bytes. */
const MAX_PARAMS_BYTES = 50_000

type Answer = readonly [status: number, text: string]

/**
 * Request handler that simulates the e-mail provider (specification, section 7), with a mailbox of accepted enquiries,
 * newest first: `/` as a page, `/enquiries` as JSON.
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
