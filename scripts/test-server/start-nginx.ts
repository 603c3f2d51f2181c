/** Serves the tests' build as `npm start` does, but through the real nginx: `npm run test:behind-nginx`. */
import { ensureBuild, exitWith } from '../build/ensure'
import { standInSettings } from '../build/settings'
import { createMailStandIn } from '../mail/stand-in'
import { listen } from '../serve/listen'
import { readStartOptions } from '../serve/start-options'
import { startServer } from '../hosting/servers'

const { port, mailPort, mailRate, mailFile } = readStartOptions(process.env)
const settings = {
  NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
  ...standInSettings(`http://localhost:${mailPort}`),
}

try {
  await ensureBuild(settings)
  const mail = createMailStandIn({ file: mailFile, ratePerSecond: mailRate })
  const open = [await listen(mail, mailPort, { strict: true }), await startServer('nginx', 'out', port)]
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => Promise.all(open.map(({ close }) => close())).then(() => process.exit(0)))
  console.log(`Site     http://localhost:${port} (nginx)`)
} catch (error) {
  exitWith(error)
}
