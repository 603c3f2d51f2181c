import nextEnv from '@next/env'

/** Settings of a build by name; every name starts with `NEXT_PUBLIC_`. */
export type PublicSettings = Record<string, string>

/** Identifiers that only the local stand-in accepts, so that a build for it can never send through a real account. */
export const standInIds = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'local-template',
}

/** Settings of a site that sends its enquiries to the stand-in at `origin` (scheme, host and port). */
export const standInSettings = (origin: string) => ({ ...standInIds, NEXT_PUBLIC_EMAILJS_ORIGIN: origin })

/** Whether `settings` name an account of the e-mail provider; empty lines, as in .env.example, do not count. */
export const namesMailAccount = (settings: PublicSettings) =>
  Object.keys(standInIds).some((name) => settings[name]?.trim())

/** The settings that `next build` would find in the environment, which takes precedence, and in the folder `root`. */
export function readPublicSettings(root = '.'): PublicSettings {
  const { combinedEnv } = nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error }, true)
  const named = Object.entries(combinedEnv).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return Object.fromEntries(named.map(([name, value = '']) => [name, value]))
}

/** Port of the tests' own site, apart from that of `npm start`; `TEST_PORT` moves it, so that two clones can be tested at once. */
export const TEST_PORT = Number(process.env.TEST_PORT ?? 3100)
/** Port of the tests' own mail stand-in. */
export const TEST_MAIL_PORT = TEST_PORT + 1

/** The settings with which `npm start` builds the site on these ports. */
export const testSettings = {
  NEXT_PUBLIC_SITE_URL: `http://localhost:${TEST_PORT}`,
  ...standInSettings(`http://localhost:${TEST_MAIL_PORT}`),
}
