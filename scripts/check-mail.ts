/** `npm run check:mail`: sends one marked letter with the site's settings; fails, and says why, if it is not accepted. */
import { readSettings } from '@/lib/settings'

import { exitWith } from './build/ensure'
import { readPublicSettings } from './build/settings'
import { sendTestLetter } from './mail/test-letter'

try {
  const { accepted, lines } = await sendTestLetter(readSettings(readPublicSettings()))
  for (const line of lines) console.log(line)
  if (!accepted) process.exitCode = 1
} catch (error) {
  exitWith(error)
}
