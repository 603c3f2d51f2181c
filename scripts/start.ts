/** `npm start`: builds the site if `out/` is out of date, and serves it with a stand-in of the e-mail provider. */
import getPort, { portNumbers } from 'get-port'

import { namesMailAccount, readPublicSettings, standInSettings } from './build/environment'
import { ensureBuild } from './build/run-build'
import { createMailStandIn } from './mail/stand-in'
import { listen } from './serve/listen'
import { createStaticSite } from './serve/static-site'

const REAL_ACCOUNT = `Mailbox  none: your NEXT_PUBLIC_EMAILJS_* settings name an account, so enquiries are really sent.
         For a local mailbox in its place: MAIL_PORT=3001 npm start`

const { PORT, MAIL_PORT } = process.env
const freePort = (first: number) => getPort({ port: portNumbers(first, first + 20) })

// The ports are chosen before the build, whose pages contain their numbers.
const sitePort = Number(PORT) || (await freePort(3000))
const mailPort = Number(MAIL_PORT) || (await freePort(3001))
// MAIL_PORT forces the stand-in even if the settings name an account, so that tests send no real e-mail.
const usesStandIn = Boolean(MAIL_PORT) || !namesMailAccount(readPublicSettings())
const mailAddress = usesStandIn ? `http://localhost:${mailPort}` : undefined
const siteAddress = `http://localhost:${sitePort}`
ensureBuild({ NEXT_PUBLIC_SITE_URL: siteAddress, ...(mailAddress && standInSettings(mailAddress)) })
if (mailAddress) await listen(createMailStandIn(), mailPort)
await listen(createStaticSite('out'), sitePort)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit())
console.log(`\nSite     ${siteAddress}\n${mailAddress ? `Mailbox  ${mailAddress}` : REAL_ACCOUNT}\n\nCtrl-C ends it.`)
