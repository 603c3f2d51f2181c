import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'

import { standInIds } from '../build/settings'
import { mailboxPage } from './mailbox-page'

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
export interface StoredEnquiry {
  received: string
  body: z.infer<typeof enquiry>
}

const SEND = '/api/v1.0/email/send'
const DASHBOARD = 'https://dashboard.emailjs.com/admin'

/** Documented limit of all parameters: 50 kB; 1 kB is 1000 bytes here, the stricter reading. */
const MAX_PARAMS_BYTES = 50_000

type Answer = readonly [status: number, text: string]

const OK: Answer = [200, 'OK']
const NO_ORIGIN: Answer = [403, 'API calls are disabled for non-browser applications']
const BAD_SERVICE: Answer = [400, `The service ID not found. To find this ID, visit ${DASHBOARD}`]
const TOO_LARGE: Answer = [413, 'Variables size limit. The maximum allowed variables size is 50Kb']
const TOO_MANY: Answer = [429, 'Too Many Requests']

/**
 * Answers to an enquiry with `[simulate:NAME]` in its subject; the texts are the provider's own, from its documentation
 * and public logs. Status 200 and the text OK mean that it was accepted (specification, section 7).
 */
const SIMULATED: Record<string, Answer> = {
  'bad-service': BAD_SERVICE,
  forbidden: NO_ORIGIN,
  'account-gone': [404, 'Account not found'],
  'provider-broken': [412, 'Gmail_API: Request had insufficient authentication scopes.'],
  'too-large': TOO_LARGE,
  'no-recipient': [422, 'The recipients address is empty'],
  'too-many': TOO_MANY,
  'server-error': [500, 'Internal Server Error'],
  unavailable: [503, 'Service Unavailable'],
  'error-ok': [500, 'OK'],
  'other-text': [200, 'Queued'],
  // Accepted, but a page cannot read the answer.
  'no-cors': OK,
  // The connection is cut, or stays open without an answer.
  reset: [0, ''],
  'never-answers': [0, ''],
}

/**
 * Request handler that stands in for the e-mail provider (specification, section 7). It shows what arrived: `/` is a
 * page, newest first; `/enquiries` is the same as JSON. `[delay:MS]` in a subject delays the answer.
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
    if (body.user_id !== standInIds.publicKey)
      return [400, `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`]
    if (body.service_id !== standInIds.serviceId) return BAD_SERVICE
    if (body.template_id !== standInIds.templateId)
      return [400, `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`]
    if (Buffer.byteLength(JSON.stringify(body.template_params)) > MAX_PARAMS_BYTES) return TOO_LARGE
    return (Date.now() - lastAccepted) * ratePerSecond < 1000 && ratePerSecond > 0 ? TOO_MANY : undefined
  }

  const app = new Hono<{ Bindings: HttpBindings }>()
    .use(SEND, cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }))
    .post(SEND, async (context) => {
      const body = enquiry.parse(await context.req.json())
      const subject = String(body.template_params.subject ?? '')
      const [, name = ''] = /\[simulate:(.*?)\]/.exec(subject) ?? []
      const [, delay = 0] = /\[delay:(\d+)\]/.exec(subject) ?? []
      let [status, text] = context.req.header('origin') ? (SIMULATED[name] ?? OK) : NO_ORIGIN
      if (status === 200 || text === 'OK') {
        const refusal = refusalOf(body)
        if (refusal) [status, text] = refusal
        else store(body)
      }
      // A late answer does not keep a stopped stand-in's process running.
      await wait(Number(delay), undefined, { ref: false })
      if (name === 'no-cors') context.res.headers.delete('access-control-allow-origin')
      if (name === 'reset') context.env.incoming.socket.resetAndDestroy()
      // A promise without an end leaves the connection open.
      return status === 0 ? new Promise<never>(() => {}) : new Response(text, { status })
    })
    .get('/', (context) => context.html(mailboxPage(stored())))
    .get('/enquiries', (context) => context.json(stored()))
    .delete('/enquiries', (context) => {
      rmSync(file, { force: true })
      return context.body(null, 204)
    })
  return getRequestListener(app.fetch)
}
