/** `npm run bench`: Lighthouse CI (lighthouserc.json) in the browser of the tests. Wants a quiet machine. */
import { spawnSync } from 'node:child_process'

import { installedBrowser } from './browser/installed'

const { status } = spawnSync('npx', ['lhci', 'autorun', ...process.argv.slice(2)], {
  env: { ...process.env, CHROME_PATH: installedBrowser(), PORT: '3000', MAIL_PORT: '3001', STRICT_PORT: '1' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
