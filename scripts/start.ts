/**
 * `npm start`: builds the site if out of date and serves it, with a stand-in of the e-mail provider. With BEHIND_NGINX
 * an installed nginx serves the site.
 */
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
/** A free port from `first` to `first` + 20; only `first` with STRICT_PORT, as for tests. */
const freePort = (first: number) =>
  env.STRICT_PORT === '1' ? first : getPort({ port: portNumbers(first, first + 20) })

try {
  // The ports are chosen before the build, whose pages contain their numbers.
  const sitePort = await freePort(Number(env.PORT || 3000))
  const mailPort = await freePort(Number(env.MAIL_PORT || 3001))
  // MAIL_PORT forces the stand-in even if the settings name an account, so that tests never send.
  const usesStandIn = Boolean(env.MAIL_PORT) || !namesMailAccount(readPublicSettings())
  const mailAddress = usesStandIn ? `http://localhost:${mailPort}` : undefined
  const address = `http://localhost:${sitePort}`
  await ensureBuild({ NEXT_PUBLIC_SITE_URL: address, ...(mailAddress && standInSettings(mailAddress)) })
  if (mailAddress) await listen(createMailStandIn(env.MAIL_FILE || '.mail/enquiries.jsonl'), mailPort)
  const site = env.BEHIND_NGINX
    ? await startServer('nginx', 'out', sitePort)
    : await listen(createStaticSite('out'), sitePort)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.close().then(() => process.exit()))
  console.log(`\nSite     ${address}\n${mailAddress ? `Mailbox  ${mailAddress}` : REAL_ACCOUNT}\n\nCtrl-C ends it.`)
} catch (error) {
  exitWith(error)
}
