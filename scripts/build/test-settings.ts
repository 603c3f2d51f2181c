import { standInSettings } from './settings'

/** Port of the tests' own site, so that it does not conflict with a running `npm start`. */
export const TEST_PORT = 3100
/** Port of the tests' own mail stand-in. */
export const TEST_MAIL_PORT = 3101

/** The settings with which `npm start` builds the site on these ports. */
export const testSettings = {
  NEXT_PUBLIC_SITE_URL: `http://localhost:${TEST_PORT}`,
  ...standInSettings(`http://localhost:${TEST_MAIL_PORT}`),
}
