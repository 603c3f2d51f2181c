/**
 * `npm start`: builds the site when needed and serves it, beside a stand-in of the e-mail provider with a mailbox. With
 * BEHIND_NGINX the real nginx serves it.
 */
import type { RequestListener } from 'node:http'

import getPort, { portNumbers } from 'get-port'

import { ensureBuild, exitWith } from './build/ensure'
import { namesMailAccount, readPublicSettings, standInSettings } from './build/settings'
import { startServer } from './hosting/servers'
import { createMailStandIn } from './mail/stand-in'
import { listen } from './serve/listen'
import { createStaticSite } from './serve/static-site'

const REAL_ACCOUNT = `Mailbox  none: your NEXT_PUBLIC_EMAILJS_* settings name an account, so enquiries are really sent.
         For a local mailbox in its place: MAIL_PORT=3001 npm start`

const { env } = process
const port = Number(env.PORT || 3000)
/** The port or, if it is busy, one of the next twenty; for tests, which need fixed ones, a busy port is an error. */
const freePort = (first: number) =>
  env.STRICT_PORT === '1' ? first : getPort({ port: portNumbers(first, first + 20) })

/** Answers 503 during the build: a test runner keeps waiting for the site, and a person reads a hint. */
let answer: RequestListener = (_request, response) =>
  response.writeHead(503, { 'retry-after': '5', 'content-type': 'text/plain' }).end('The site is being built.')

let close = async () => {}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => close().then(() => process.exit()))

try {
  // Takes the ports before the build, because the build contains their numbers.
  const site = env.BEHIND_NGINX
    ? { address: `http://localhost:${port}` }
    : await listen((request, response) => answer(request, response), await freePort(port))
  // With a port of its own the stand-in replaces an account in the settings, so tests never send.
  const wantsMail = Boolean(env.MAIL_PORT) || !namesMailAccount(readPublicSettings())
  const mailbox = createMailStandIn({
    file: env.MAIL_FILE || '.mail/enquiries.jsonl',
    ratePerSecond: Number(env.MAIL_RATE || 1),
  })
  const mail = wantsMail ? await listen(mailbox, await freePort(Number(env.MAIL_PORT || 3001))) : undefined
  await ensureBuild({ NEXT_PUBLIC_SITE_URL: site.address, ...(mail && standInSettings(mail.address)) })
  if (env.BEHIND_NGINX) ({ close } = await startServer('nginx', 'out', port))
  else answer = createStaticSite('out')
  console.log(`\nSite     ${site.address}\n${mail ? `Mailbox  ${mail.address}` : REAL_ACCOUNT}\n\nCtrl-C ends it.`)
} catch (error) {
  exitWith(error)
}
