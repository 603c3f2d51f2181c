/**
 * `npm run screenshots [WORD…]`: writes screenshots of pages at three widths, and of states after a click, to
 * `screenshots/`. Words filter screenshots by name.
 */
import { readdirSync, rmSync } from 'node:fs'

import { pageShots, takeScreenshots } from './browser/page-pictures'
import { pageStates } from './browser/page-states'
import { ensureBuild } from './build/run-build'
import { TEST_MAIL_PORT, TEST_PORT, testSettings } from './build/environment'
import { sitePaths } from './export/exported-paths'
import { createMailStandIn } from './mail/stand-in'
import { listen } from './serve/listen'
import { createStaticSite } from './serve/static-site'

const FOLDER = 'screenshots'

const words = process.argv.slice(2)
const isSelected = ({ name }: { name: string }) => words.length === 0 || words.some((word) => name.includes(word))

await ensureBuild(testSettings)
const mail = await listen(createMailStandIn('test-results/mail/enquiries.jsonl'), TEST_MAIL_PORT)
const site = await listen(createStaticSite('out'), TEST_PORT)
try {
  rmSync(FOLDER, { recursive: true, force: true })
  const shots = [...pageShots(sitePaths('out')), ...pageStates].filter(isSelected)
  await takeScreenshots(site.address, shots, FOLDER)
  console.log(`${readdirSync(FOLDER).length} screenshots are in ${FOLDER}/`)
} finally {
  await Promise.all([site.close(), mail.close()])
}
