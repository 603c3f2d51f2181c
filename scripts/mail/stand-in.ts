import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { BadRequest, createRouter, pathOf, type Reply, type Route } from './routes'
import { answers, behaviour, isRecord, type MailIds, objection } from './provider'
import { noSimulation, readSimulation, simulationFor } from './simulation'
import { createMailbox } from './mailbox'
import { mailboxPage } from './mailbox-page'

/** What the stand-in accepts and where it keeps it. */
export interface MailStandInOptions extends MailIds {
  /** JSON-lines file of the accepted enquiries. */
  file: string
  /** Accepted enquiries a second, 1 as documented by the provider; 0: no limit, for tests that share one stand-in. */
  ratePerSecond?: number
  /** Clock in milliseconds since 1970. */
  now?: () => number
}

const SEND = '/api/v1.0/email/send'
const ALLOW_ORIGIN = 'access-control-allow-origin'
const PREFLIGHT = { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' }

/**
 * Request handler that stands in for the e-mail provider (specification, section 7) and shows what arrived:
 * - `POST /api/v1.0/email/send`: answers as the provider does; an accepted enquiry is on disk before the answer leaves.
 * - `GET /`: the mailbox as a page, newest first; `GET /enquiries`: the same as JSON; `DELETE /enquiries`: empties it.
 * - `POST /simulate` with `{"case": NAME, "delay": MS}` (either may be left out) or `null`: how all following sends are
 *   answered, until changed. For the names see `simulatedCases`.
 *
 * Tests that share one stand-in write `[simulate:NAME]` or `[delay:MS]` into the subject of an enquiry instead, which
 * holds for this one request.
 */
export function createMailStandIn(options: MailStandInOptions): RequestListener {
  const mailbox = createMailbox(options.file)
  const route = createRouter({
    [`OPTIONS ${SEND}`]: () => ({ status: 204, headers: PREFLIGHT }),
    ...sending(mailbox, options),
    'GET /': () => ({
      status: 200,
      text: mailboxPage(mailbox.list()),
      headers: { 'content-type': 'text/html;charset=utf-8' },
    }),
    'GET /enquiries': () => json(mailbox.list()),
    'DELETE /enquiries': () => {
      mailbox.empty()
      return { status: 204 }
    },
  })
  return (request, response) => {
    // Set before anything can go wrong: without it a page sees status 0 in place of an error.
    if (pathOf(request) === SEND) response.setHeader(ALLOW_ORIGIN, '*')
    route(request, response)
  }
}

function sending(mailbox: ReturnType<typeof createMailbox>, options: MailStandInOptions): Record<string, Route> {
  const { ratePerSecond = 1, now = Date.now } = options
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

  const send: Route = async ({ request, response, body: text }) => {
    if (!request.headers.origin) return answers.noOrigin
    const value = parse(text)
    const body = isRecord(value) ? value : {}
    const { case: name, delay } = simulationFor(body, simulation)
    const { accepts, answer, withoutCors } = behaviour(name)
    const reply = (accepts && refusal(body)) || answer
    // A stand-in that is stopped does not stay alive for the rest of the delay.
    if (delay > 0) await wait(delay, undefined, { ref: false })
    if (withoutCors) response.removeHeader(ALLOW_ORIGIN)
    if (reply === 'cut the connection') request.socket.resetAndDestroy()
    return typeof reply === 'string' ? undefined : reply
  }

  const simulate: Route = ({ body }) => {
    simulation = readSimulation(parse(body))
    return json(simulation)
  }

  return { [`POST ${SEND}`]: send, 'POST /simulate': simulate }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRequest('The request body is not valid JSON')
  }
}

const json = (value: unknown): Reply => ({
  status: 200,
  text: JSON.stringify(value, null, 2),
  headers: { 'content-type': 'application/json' },
})
