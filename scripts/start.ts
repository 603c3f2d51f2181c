/** `npm start`: builds the site when needed and serves it, beside a stand-in of the e-mail provider with a mailbox. */
import type { RequestListener } from 'node:http'

import { ensureBuild, exitWith } from './build/ensure'
import { namesMailAccount, readPublicSettings, standInSettings } from './build/settings'
import { createMailStandIn } from './mail/stand-in'
import { listen } from './serve/listen'
import { readStartOptions } from './serve/start-options'
import { createStaticSite } from './serve/static-site'

const REAL_ACCOUNT = `Mailbox  none: your NEXT_PUBLIC_EMAILJS_* settings name an account, so enquiries are really sent.
         For a local mailbox in its place: MAIL_PORT=3001 npm start`

const { port, mailPort, standIn, mailRate, mailFile, strict } = readStartOptions(process.env)

/** Answers 503 during the build: a test runner keeps waiting for the site, and a person reads a hint. */
let answer: RequestListener = (_request, response) =>
  response.writeHead(503, { 'retry-after': '5', 'content-type': 'text/plain' }).end('The site is being built.')

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())

try {
  // Takes the ports before the build, because the build contains their numbers.
  const site = await listen((request, response) => answer(request, response), port, { strict })
  const wantsMail = standIn || !namesMailAccount(readPublicSettings())
  const mailbox = createMailStandIn({ file: mailFile, ratePerSecond: mailRate })
  const mail = wantsMail ? await listen(mailbox, mailPort, { strict }) : undefined
  await ensureBuild({ NEXT_PUBLIC_SITE_URL: site.address, ...(mail && standInSettings(mail.address)) })
  answer = createStaticSite('out')
  console.log(`\nSite     ${site.address}\n${mail ? `Mailbox  ${mail.address}` : REAL_ACCOUNT}\n\nCtrl-C ends it.`)
} catch (error) {
  exitWith(error)
}
