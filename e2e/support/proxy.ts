import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { listen, type Listening } from '../../scripts/serve/listen'

/** The site at `origin` once more, its pages sent by `send`; everything else comes as usual. */
async function proxy(origin: string, send: (page: Buffer, response: ServerResponse) => unknown): Promise<Listening> {
  return listen((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin))
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-type': type })
      if (type.includes('html')) await send(body, response)
      else response.write(body)
      response.end()
    })()
  }, 0)
}

/** Bytes of a page that arrive together, and the time in ms until the next ones: about 1 Mbit/s. */
const PIECE = 4096
const PAUSE_MS = 30

/** The site at `origin` over a connection that brings its pages piece by piece. */
export const trickled = (origin: string) =>
  proxy(origin, async (page, response) => {
    for (let at = 0; at < page.length; at += PIECE) {
      response.write(page.subarray(at, at + PIECE))
      await wait(PAUSE_MS)
    }
  })

/** Collects what fails in a page, and what its policy refuses, in `window.errors`. */
const COLLECT = `<script>window.errors = []
for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(type, (event) => errors.push(\`\${type}: \${event.message ?? event.reason ?? event.violatedDirective}\`), true)
</script>`

/** The site at `origin` with pages that keep what goes wrong in them, for browsers that do not tell. */
export const tellingErrors = (origin: string) =>
  // Before the policy, which would refuse it.
  proxy(origin, (page, response) =>
    response.write(page.toString().replace('<meta http-equiv="Content-S', `${COLLECT}$&`)),
  )
