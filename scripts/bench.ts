/** `npm run bench`: Lighthouse CI (lighthouserc.json) in the tests' browser. Needs an idle machine. */
import { installedBrowser } from './browser/find-browser'
import { run } from './build/run-build'

const env = { ...process.env, CHROME_PATH: installedBrowser(), PORT: '3000', MAIL_PORT: '3001' }
if (!run('npx', ['lhci', 'autorun', ...process.argv.slice(2)], { env })) process.exit(1)
