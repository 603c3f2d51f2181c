import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { listen, type Listening } from '../../scripts/serve/listen'

/** A proxy for the site at `origin`: `send` writes the HTML of pages, other files pass unchanged. */
async function proxy(origin: string, send: (page: Buffer, response: ServerResponse) => unknown): Promise<Listening> {
  return listen((request, response) => {
    void (async () => {
      const upstream = await fetch(new URL(request.url ?? '/', origin))
      const type = upstream.headers.get('content-type') ?? ''
      const body = Buffer.from(await upstream.arrayBuffer())
      response.writeHead(upstream.status, { 'content-type': type })
      if (type.includes('html')) await send(body, response)
      else response.write(body)
      response.end()
    })()
  }, 0)
}

/** Chunk size in bytes, and the pause between chunks in ms: about 1 Mbit/s. */
const PIECE = 4096
const PAUSE_MS = 30

/** The site at `origin` over a slow connection that streams its pages in chunks. */
export const trickled = (origin: string) =>
  proxy(origin, async (page, response) => {
    for (let at = 0; at < page.length; at += PIECE) {
      response.write(page.subarray(at, at + PIECE))
      await wait(PAUSE_MS)
    }
  })

/** The site at `origin` over a connection that stalls after the first section of a page. */
export const stalled = (origin: string) =>
  proxy(origin, (page, response) => {
    response.write(page.subarray(0, page.indexOf('</section>')))
    return new Promise((left) => response.once('close', left))
  })
