import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'

import { createMailbox } from './mailbox'
import { mailboxPage } from './mailbox-page'
import { answers, behaviour, isRecord, type MailIds, objection } from './provider'
import { noSimulation, readSimulation, simulationFor } from './simulation'

/** Identifiers that the stand-in accepts, and where it stores enquiries. */
export interface MailStandInOptions extends MailIds {
  /** JSON-lines file of the accepted enquiries. */
  file: string
  /** Accepted enquiries per second; the provider documents 1. 0 means no limit, for tests that share one stand-in. */
  ratePerSecond?: number
  /** Clock in milliseconds since 1970. */
  now?: () => number
}

interface Env {
  Bindings: HttpBindings
  Variables: { withoutCors?: boolean }
}

const SEND = '/api/v1.0/email/send'
const readable = cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] })

/**
 * Request handler that stands in for the e-mail provider (specification, section 7) and shows what arrived:
 * - `POST /api/v1.0/email/send`: answers as the provider does; stores an accepted enquiry on disk before it answers.
 * - `GET /`: the mailbox as a page, newest first; `GET /enquiries`: the same as JSON; `DELETE /enquiries`: empties it.
 * - `POST /simulate` with `{"case": NAME, "delay": MS}` (either may be omitted) or `null`: how all following sends are
 *   answered, until changed. For the names see `simulatedCases`.
 *
 * Tests that share one stand-in write `[simulate:NAME]` or `[delay:MS]` into the subject of an enquiry instead, which
 * applies to this one request.
 */
export function createMailStandIn(options: MailStandInOptions): RequestListener {
  const { ratePerSecond = 1, now = Date.now } = options
  const mailbox = createMailbox(options.file)
  let simulation = noSimulation
  let lastAccepted = -Infinity

  const refusal = (body: Record<string, unknown>) => {
    const objected = objection(body, options)
    if (objected) return objected
    const received = now()
    if (ratePerSecond > 0 && received - lastAccepted < 1000 / ratePerSecond) return answers.tooMany
    mailbox.add({ received: new Date(received).toISOString(), body })
    lastAccepted = received
    return undefined
  }

  const app = new Hono<Env>()
    .use(SEND, async (context, next) => {
      const preflight = await readable(context, next)
      if (context.get('withoutCors')) context.res.headers.delete('access-control-allow-origin')
      return preflight
    })
    .post(SEND, async (context) => {
      if (!context.req.header('origin')) return answer(answers.noOrigin)
      const value = parse(await context.req.text())
      const body = isRecord(value) ? value : {}
      const { case: name, delay } = simulationFor(body, simulation)
      const { accepts, answer: usual, withoutCors } = behaviour(name)
      const reply = (accepts && refusal(body)) || usual
      // The delay does not keep a stopped stand-in's process running.
      if (delay > 0) await wait(delay, undefined, { ref: false })
      context.set('withoutCors', withoutCors)
      if (reply === 'cut the connection') context.env.incoming.socket.resetAndDestroy()
      // A promise without an end leaves the connection open.
      return typeof reply === 'string' ? new Promise<never>(() => {}) : answer(reply)
    })
    .all(SEND, (context) => context.text('Method Not Allowed', 405, { allow: 'POST, OPTIONS' }))
    .get('/', (context) => context.html(mailboxPage(mailbox.list())))
    .get('/enquiries', (context) => context.json(mailbox.list()))
    .delete('/enquiries', (context) => {
      mailbox.empty()
      return context.body(null, 204)
    })
    .post('/simulate', async (context) => {
      simulation = readSimulation(parse(await context.req.text()))
      return context.json(simulation)
    })
  return getRequestListener(app.fetch)
}

const answer = ({ status, text }: { status: number; text: string }) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HTTPException(400, { message: 'The request body is not valid JSON' })
  }
}
