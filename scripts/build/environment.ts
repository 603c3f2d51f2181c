import nextEnv from '@next/env'

/** Build settings by name; every name starts with `NEXT_PUBLIC_`. */
export type PublicSettings = Record<string, string>

/** Identifiers for the local stand-in of the e-mail provider; no real account accepts them. */
export const standInIds = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'local-template',
}

/** Settings for sending to the stand-in at `origin` (scheme, host and port). */
export const standInSettings = (origin: string) => ({ ...standInIds, NEXT_PUBLIC_EMAILJS_ORIGIN: origin })

/** Whether `settings` name an account of the e-mail provider; an empty value, as in .env.example, names none. */
export const namesMailAccount = (settings: PublicSettings) =>
  Object.keys(standInIds).some((name) => settings[name]?.trim())

/** Reads settings as `next build` does: the environment overrides the .env files in the folder `root`. */
export function readPublicSettings(root = '.'): PublicSettings {
  const { combinedEnv } = nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error }, true)
  const publicEntries = Object.entries(combinedEnv).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return Object.fromEntries(publicEntries.map(([name, value = '']) => [name, value]))
}

/** Port of the site under test; `TEST_PORT` changes it, to test two clones in parallel. */
export const TEST_PORT = Number(process.env.TEST_PORT ?? 3100)
/** Port of the mail stand-in under test. */
export const TEST_MAIL_PORT = TEST_PORT + 1

/** Build settings of tests, equal to those of `npm start` on these ports, so that `npm start` does not build again. */
export const testSettings = {
  NEXT_PUBLIC_SITE_URL: `http://localhost:${TEST_PORT}`,
  ...standInSettings(`http://localhost:${TEST_MAIL_PORT}`),
}
