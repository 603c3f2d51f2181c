import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Requests the path unchanged from localhost (`fetch` would resolve `..` first), and decompresses nothing. */
export async function ask(port: number, path: string, method = 'GET', headers: IncomingHttpHeaders = {}) {
  const sent = request({ port, host: 'localhost', path, method, headers, agent: false }).end()
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  if (!answer) throw new Error('No answer')
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}
