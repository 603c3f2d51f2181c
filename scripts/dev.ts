import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import next from 'next'

import { followContent } from './dev/follow-content'
import { makeDo } from './dev/make-do'
import { problemsPage } from './dev/problems-page'
import { listen } from './serve/listen'
import { readStartOptions } from './serve/start-options'

/** `npm run dev`: Next's development server, behind a check of the content that shows its problems in the browser. */
const root = process.cwd()
const { port, strict } = readStartOptions(process.env)

/** What is wrong with the content now; not known before the first check has ended. */
let problems: string[] | undefined
makeDo(root)
const checked = new Promise<void>((resolve) =>
  followContent(root, (news) => {
    if (news.problems.join() !== problems?.join()) console.log(news.report.join('\n'))
    problems = news.problems
    resolve()
  }),
)

// Never listens itself: Next takes web sockets from one server, and `localhost` needs one for each kind of address.
const sockets = createServer()
const upgrade = (...connection: unknown[]) => sockets.emit('upgrade', ...connection)
const site = await listen((request, response) => void answer(request, response), port, { strict, upgrade }).catch(fail)
const app = next({ dev: true, turbopack: true, hostname: 'localhost', port: site.port, httpServer: sockets })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

const prepared = app.prepare()
await prepared
if (site.port !== site.wanted) console.log(`Port ${site.wanted} is in use; the site moves to port ${site.port}.`)
console.log(`\nSite     ${site.address}   Each change is shown as it is saved. For the finished site: npm start`)
console.log('\nThe first page takes some seconds more. Ctrl-C ends it.')
// Next compiles a page when it is asked for: the first one is asked for here, while the check still runs.
await (await fetch(site.address)).arrayBuffer()

async function answer(request: IncomingMessage, response: ServerResponse) {
  await prepared
  if (request.url === '/content-problems') return answerText(response, 200, 'text/plain', (problems ?? []).join('\n'))
  // Documents only: what a page fetches while it changes is of the last content that was right.
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

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
