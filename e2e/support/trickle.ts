import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Bytes of a page that arrive together, and the time in ms until the next ones: about 1 Mbit/s. */
const PIECE = 4096
const PAUSE_MS = 30

interface TrickledSite {
  /** Where it is reached. */
  origin: string
  close: () => void
}

/** The site at `origin` over a connection that brings its pages piece by piece; everything else comes as usual. */
export async function trickled(origin: string): Promise<TrickledSite> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin))
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-type': type })
      if (type.includes('html'))
        for (let at = 0; at < body.length; at += PIECE) {
          response.write(body.subarray(at, at + PIECE))
          await wait(PAUSE_MS)
        }
      response.end(type.includes('html') ? undefined : body)
    })()
  })
  await new Promise<void>((done) => server.listen(0, done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  }
}
