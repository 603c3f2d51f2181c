/**
 * `npm start`: builds the site if out of date and serves it, with a stand-in of the e-mail provider. With BEHIND_NGINX
 * an installed nginx serves it.
 */
import type { RequestListener } from 'node:http'

import getPort, { portNumbers } from 'get-port'

import { ensureBuild, exitWith } from './build/run-build'
import { namesMailAccount, readPublicSettings, standInSettings } from './build/environment'
import { startServer } from './hosting/servers'
import { createMailStandIn } from './mail/stand-in'
import { listen } from './serve/listen'
import { createStaticSite } from './serve/static-site'

const REAL_ACCOUNT = `Mailbox  none: your NEXT_PUBLIC_EMAILJS_* settings name an account, so enquiries are really sent.
         For a local mailbox in its place: MAIL_PORT=3001 npm start`

const { env } = process
const port = Number(env.PORT || 3000)
/** A free port from `first` to `first` + 20; only `first` with STRICT_PORT, as for tests. */
const freePort = (first: number) =>
  env.STRICT_PORT === '1' ? first : getPort({ port: portNumbers(first, first + 20) })

/** Responds 503 during the build, with a hint; test runners keep polling. */
let answer: RequestListener = (_request, response) =>
  response.writeHead(503, { 'retry-after': '5', 'content-type': 'text/plain' }).end('The site is being built.')

let close = async () => {}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => close().then(() => process.exit()))

try {
  // Takes the ports before the build, which contains their numbers.
  const site = env.BEHIND_NGINX
    ? { address: `http://localhost:${port}` }
    : await listen((request, response) => answer(request, response), await freePort(port))
  // MAIL_PORT forces the stand-in even if the settings name an account, so that tests never send.
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
