import { standInSettings } from './settings'

/** Port of the tests' own site, apart from that of `npm start`; `TEST_PORT` moves it, so that two clones can be tested at once. */
export const TEST_PORT = Number(process.env.TEST_PORT ?? 3100)
/** Port of the tests' own mail stand-in. */
export const TEST_MAIL_PORT = TEST_PORT + 1

/** The settings with which `npm start` builds the site on these ports. */
export const testSettings = {
  NEXT_PUBLIC_SITE_URL: `http://localhost:${TEST_PORT}`,
  ...standInSettings(`http://localhost:${TEST_MAIL_PORT}`),
}
