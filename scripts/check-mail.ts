/** `npm run check:mail`: sends one marked letter with the site's settings; fails, and says why, if it is not accepted. */
import { exitWith } from './build/ensure'
import { readPublicSettings } from './build/settings'
import { sendTestLetter } from './mail/test-letter'

try {
  // Refuses wrong settings as soon as it is imported.
  const { readSettings } = await import('@/lib/settings')
  const { accepted, lines } = await sendTestLetter(readSettings(readPublicSettings()))
  for (const line of lines) console.log(line)
  if (!accepted) process.exitCode = 1
} catch (error) {
  exitWith(error)
}
