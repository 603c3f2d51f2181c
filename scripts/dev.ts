import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import next from 'next'

import { exitWith } from './build/ensure'
import { followContent } from './dev/follow-content'
import { writeFallbacks } from './dev/fallbacks'
import { problemsPage } from './dev/problems-page'
import { listen } from './serve/listen'
import { readStartOptions } from './serve/start-options'

/** `npm run dev`: Next's development server, with a content check in front that shows problems in the browser. */
const root = process.cwd()
const { port, strict } = readStartOptions(process.env)

/** Current problems of the content; undefined until the first check has ended. */
let problems: string[] | undefined
writeFallbacks(root)
const checked = new Promise<void>((resolve) =>
  followContent(root, (update) => {
    if (update.problems.join() !== problems?.join()) console.log(update.report.join('\n'))
    problems = update.problems
    resolve()
  }),
)

// Never listens itself: Next takes web sockets from one server, but `localhost` needs one each for IPv4 and IPv6.
const sockets = createServer()
const upgrade = (...connection: unknown[]) => sockets.emit('upgrade', ...connection)
const site = await listen((request, response) => void answer(request, response), port, { strict, upgrade }).catch(
  exitWith,
)
const app = next({ dev: true, turbopack: true, hostname: 'localhost', port: site.port, httpServer: sockets })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

const prepared = app.prepare()
await prepared
if (site.port !== site.wanted) console.log(`Port ${site.wanted} is in use; the site moves to port ${site.port}.`)
console.log(`\nSite     ${site.address}   Each change is shown as it is saved. For the finished site: npm start`)
console.log('\nThe first page takes some seconds more. Ctrl-C ends it.')
// Next compiles a page on request, so this requests the first page while the check still runs.
await (await fetch(site.address)).arrayBuffer()

async function answer(request: IncomingMessage, response: ServerResponse) {
  await prepared
  if (request.url === '/content-problems') return answerText(response, 200, 'text/plain', (problems ?? []).join('\n'))
  // Documents only: other requests of an open page get the last valid content.
  const isDocument = request.method === 'GET' && request.headers.accept?.includes('text/html')
  if (isDocument) await checked
  if (isDocument && problems?.length) return answerText(response, 500, 'text/html', problemsPage(problems))
  await app.getRequestHandler()(request, response)
}

function answerText(response: ServerResponse, status: number, type: string, text: string) {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text)
}

async function stop() {
  await app.close()
  process.exit(0)
}
