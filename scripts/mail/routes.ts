import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'

/** An answer; text/plain unless `headers` say otherwise. */
export interface Reply {
  status: number
  text?: string
  headers?: Record<string, string>
}

/** Answers one kind of request. `undefined`: the route keeps the answer, or the lack of one, to itself. */
export type Route = (exchange: Exchange) => Reply | undefined | Promise<Reply | undefined>

/** A request with its body read, and the response for headers that hold whatever the answer will be. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  body: string
}

/** Thrown by a route: answered with status 400 and the message. */
export class BadRequest extends Error {}

/**
 * Request handler for routes named `METHOD /path`. HEAD is answered as GET; unknown paths give 404, unknown methods
 * 405, and an error inside a route 500 (400 for `BadRequest`).
 */
export function createRouter(routes: Record<string, Route>): RequestListener {
  return (request, response) => {
    // Only reading a request whose sender has gone away gets here, and there is nobody left to answer.
    answer(routes, request, response).catch(() => response.destroy())
  }
}

async function answer(routes: Record<string, Route>, request: IncomingMessage, response: ServerResponse) {
  const path = pathOf(request)
  const route = routes[`${request.method === 'HEAD' ? 'GET' : request.method} ${path}`]
  const body = await readText(request)
  const reply = route ? await tryRoute(route, { request, response, body }) : unknown(routes, path)
  if (!reply || response.destroyed) return
  const { status, text = '', headers } = reply
  if (text) response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.writeHead(status, headers).end(text)
}

/** The path of a request without its query. */
export const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?', 1)[0] ?? '/'

async function tryRoute(route: Route, exchange: Exchange): Promise<Reply | undefined> {
  try {
    return await route(exchange)
  } catch (error) {
    if (error instanceof BadRequest) return { status: 400, text: error.message }
    console.error(error)
    return { status: 500, text: 'Internal Server Error' }
  }
}

function unknown(routes: Record<string, Route>, path: string): Reply {
  const methods = Object.keys(routes).flatMap((name) => (name.endsWith(` ${path}`) ? (name.split(' ')[0] ?? []) : []))
  if (methods.length === 0) return { status: 404, text: 'Not Found' }
  return { status: 405, text: 'Method Not Allowed', headers: { allow: methods.join(', ') } }
}
