/** `npm run check:mail`: sends a test enquiry with the site's settings, and fails if the provider refuses it. */
import { readSettings } from '@/lib/settings'

import { readPublicSettings } from './build/environment'
import { sendTestEmail } from './mail/send-test-email'

try {
  const lines = await sendTestEmail(readSettings(readPublicSettings()))
  console.log(lines.join('\n\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
