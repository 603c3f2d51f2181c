/**
 * `npm run screenshots [WORD…]`: writes screenshots of pages at three widths, and of states after a click, to
 * `screenshots/` with a contact sheet. Words filter pictures by name.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { pageShots, takeScreenshots } from './browser/page-pictures'
import { pageStates } from './browser/page-states'
import { ensureBuild } from './build/run-build'
import { TEST_MAIL_PORT, TEST_PORT, testSettings } from './build/environment'
import { sitePaths } from './export/exported-paths'
import { createMailStandIn } from './mail/stand-in'
import { listen } from './serve/listen'
import { createStaticSite } from './serve/static-site'

const FOLDER = 'screenshots'

const STYLE = `
body { margin: 16px; font: 12px sans-serif; display: grid; grid-template-columns: repeat(12, 1fr); gap: 12px; background: #ddd }
figure { margin: 0 }
img { width: 100%; aspect-ratio: 3/4; object-fit: cover; object-position: top }`

const words = process.argv.slice(2)
const isSelected = ({ name }: { name: string }) => words.length === 0 || words.some((word) => name.includes(word))

await ensureBuild(testSettings)
const mailbox = createMailStandIn({ file: 'test-results/mail/enquiries.jsonl', ratePerSecond: 0 })
const mail = await listen(mailbox, TEST_MAIL_PORT)
const site = await listen(createStaticSite('out'), TEST_PORT)
try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const shots = [...pageShots(sitePaths('out')), ...pageStates].filter(isSelected)
  await takeScreenshots(site.address, shots, FOLDER)
  writeContactSheet()
} finally {
  await Promise.all([site.close(), mail.close()])
}

function writeContactSheet() {
  const files = readdirSync(FOLDER).sort()
  const figures = files.map((file) => `<figure><img src="${file}" /><figcaption>${file}</figcaption></figure>`)
  writeFileSync(join(FOLDER, 'contact-sheet.html'), `<!doctype html><style>${STYLE}</style>${figures.join('')}`)
  console.log(`${files.length} pictures and contact-sheet.html are in ${FOLDER}/`)
}
