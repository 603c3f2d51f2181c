/** `npm run check:mail`: sends a test enquiry with the site's settings and prints the outcome; fails if refused. */
import { readSettings } from '@/lib/settings'

import { exitWith } from './build/run-build'
import { readPublicSettings } from './build/environment'
import { sendTestEmail } from './mail/send-test-email'

try {
  const { accepted, lines } = await sendTestEmail(readSettings(readPublicSettings()))
  for (const line of lines) console.log(line)
  if (!accepted) process.exitCode = 1
} catch (error) {
  exitWith(error)
}
