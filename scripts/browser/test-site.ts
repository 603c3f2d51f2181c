import { resolve } from 'node:path'

import { ensureBuild } from '../build/ensure'
import { TEST_MAIL_PORT, TEST_PORT, testSettings } from '../build/test-settings'
import { createMailStandIn } from '../mail/stand-in'
import { listen } from '../serve/listen'
import { createStaticSite } from '../serve/static-site'

/** Builds the tests' site if needed and serves it with its mail stand-in, for scripts that open its pages. */
export async function serveTestSite() {
  await ensureBuild(testSettings)
  const standIn = createMailStandIn({ file: 'test-results/mail/enquiries.jsonl', ratePerSecond: 0 })
  const servers = [
    await listen(createStaticSite(resolve('out')), TEST_PORT, { strict: true }),
    await listen(standIn, TEST_MAIL_PORT, { strict: true }),
  ]
  return { address: testSettings.NEXT_PUBLIC_SITE_URL, close: () => Promise.all(servers.map(({ close }) => close())) }
}
