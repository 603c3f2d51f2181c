import type { RequestListener } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { html } from 'hono/html'
import { z } from 'zod'

import { standInIds } from '../build/environment'

const enquirySchema = z.looseObject({
  user_id: z.literal(standInIds.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY),
  service_id: z.literal(standInIds.NEXT_PUBLIC_EMAILJS_SERVICE_ID),
  template_id: z.literal(standInIds.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID),
  template_params: z.record(z.string(), z.unknown()),
})

/** An accepted enquiry with its time of arrival (ISO 8601, UTC). */
interface StoredEnquiry {
  received: string
  body: z.infer<typeof enquirySchema>
}

/**
 * Request handler that simulates the e-mail provider (specification, section 7), with a mailbox of accepted enquiries,
 * newest first, in memory: `/` as a page, `/enquiries` as JSON.
 */
export function createMailStandIn(): RequestListener {
  const enquiries: StoredEnquiry[] = []
  const app = new Hono()
    .use('/api/*', cors())
    .post('/api/v1.0/email/send', async (context) => {
      const { data: body, error } = enquirySchema.safeParse(await context.req.json())
      if (error) return context.text(error.message, 400)
      enquiries.unshift({ received: new Date().toISOString(), body })
      return context.text('OK')
    })
    .get('/', (context) => context.html(mailboxPage(enquiries)))
    .get('/enquiries', (context) => context.json(enquiries))
  return getRequestListener(app.fetch)
}

/** The mailbox as an HTML document; all values are escaped. */
const mailboxPage = (enquiries: StoredEnquiry[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Local mailbox</title>
      </head>
      <body style="font: 1.125rem/1.5 system-ui, sans-serif; margin: 2rem">
        <h1>Local mailbox</h1>
        <p>${enquiries.length === 0 ? 'No enquiries yet' : 'Newest first, until npm start ends'}</p>
        ${enquiries.map(article)}
      </body>
    </html> `

function article({ received, body: { template_params: fields } }: StoredEnquiry) {
  const text = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  return html`<hr />
    <h2>${new Date(received).toLocaleString('en-GB')}</h2>
    <pre style="font: inherit; white-space: pre-wrap; overflow-wrap: anywhere">${text}</pre>`
}
