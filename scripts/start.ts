import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'

import { ensureBuild, exitWith } from './build/ensure'
import { listen, type Listening } from './serve/listen'
import { namesMailAccount, readPublicSettings, standInIds, standInSettings } from './build/settings'
import { createMailStandIn } from './mail/stand-in'
import { readStartOptions } from './serve/start-options'
import { createStaticSite } from './serve/static-site'

const REAL_ACCOUNT = `Mailbox  none: your NEXT_PUBLIC_EMAILJS_* settings name an account, so enquiries are really sent.
         For a local mailbox in its place: MAIL_PORT=3001 npm start`

const open: Listening[] = []
const stopped = new AbortController()
let building: Promise<void> | undefined

/** Answers 503 during the build: a test runner keeps waiting for the site, and a person reads a hint. */
const answerWhileBuilding: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '5', 'content-type': 'text/plain' }).end('The site is being built.')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
await start().catch(fail)

/** Takes the ports before the build, because the build contains their numbers. */
async function start() {
  const { port, mailPort, standIn, mailRate, mailFile, strict } = readStartOptions(process.env)
  let handler: RequestListener = answerWhileBuilding
  const site = await take('site', (request, response) => handler(request, response), port, strict)
  const wantsMail = standIn || !namesMailAccount(readPublicSettings())
  const mailHandler = createMailStandIn({ ...standInIds, file: mailFile, ratePerSecond: mailRate })
  const mail = wantsMail ? await take('mailbox', mailHandler, mailPort, strict) : undefined

  const settings = { NEXT_PUBLIC_SITE_URL: site.address, ...(mail && standInSettings(mail.address)) }
  building = ensureBuild(settings, { signal: stopped.signal })
  await building
  handler = createStaticSite(resolve('out'))

  console.log(`\nSite     ${site.address}`)
  if (mail) console.log(`Mailbox  ${mail.address}`)
  else console.log(REAL_ACCOUNT)
  console.log('\nCtrl-C ends it.')
}

async function take(name: string, handler: RequestListener, wanted: number, strict: boolean) {
  const listening = await listen(handler, wanted, { strict })
  open.push(listening)
  if (listening.port !== listening.wanted) {
    console.log(`Port ${listening.wanted} is in use; the ${name} moves to port ${listening.port}.`)
  }
  return listening
}

async function stop() {
  stopped.abort()
  await Promise.allSettled([building, ...open.map((listening) => listening.close())])
  process.exit(0)
}

function fail(error: unknown) {
  if (!stopped.signal.aborted) exitWith(error)
}
