import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import next from 'next'

import { followContent } from './lib/dev/follow-content'
import { makeDo } from './lib/dev/make-do'
import { problemsPage } from './lib/dev/problems-page'
import { listen } from './lib/free-port'
import { readStartOptions } from './lib/start-options'

/** `npm run dev`: Next's development server, behind a check of the content that shows its problems in the browser. */
const root = process.cwd()
makeDo(root)
let problems: string[] | undefined
const takenIn = new Promise<void>((resolve) =>
  followContent(root, (news) => {
    if (news.problems.join() !== problems?.join()) console.log(news.report.join('\n'))
    problems = news.problems
    resolve()
  }),
)

const { port, strict } = readStartOptions(process.env)
// Never listens itself: Next takes web sockets from one server, and `localhost` needs one for each kind of address.
const sockets = createServer()
const site = await listen((request, response) => void answer(request, response), port, {
  strict,
  upgrade: (...connection) => sockets.emit('upgrade', ...connection),
}).catch(fail)
const app = next({ dev: true, turbopack: true, hostname: 'localhost', port: site.port, httpServer: sockets })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

const prepared = app.prepare()
await prepared
// The first page takes seconds, the others then one: Next compiles what it is asked for.
await (await fetch(site.address)).text()
await takenIn
if (site.port !== site.wanted) console.log(`Port ${site.wanted} is in use; the site moves to port ${site.port}.`)
console.log(
  `\nSite     ${site.address}   shows each change as it is saved. The finished site: npm start. Ctrl-C ends it.\n`,
)

function asksForPage({ method, headers }: IncomingMessage) {
  return method === 'GET' && Boolean(headers.accept?.includes('text/html'))
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  await (asksForPage(request) ? takenIn : undefined)
  await prepared
  const lines = problems ?? []
  const send = (status: number, type: string, text: string) =>
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text)
  if (request.url === '/content-problems') send(200, 'text/plain', lines.join('\n'))
  else if (lines.length > 0 && asksForPage(request)) send(500, 'text/html', problemsPage(lines))
  else await app.getRequestHandler()(request, response)
}

async function stop() {
  await app.close()
  process.exit(0)
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
