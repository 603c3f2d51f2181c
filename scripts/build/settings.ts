import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import type { MailIds } from '../mail/provider'

/** Settings of a build by name; every name starts with `NEXT_PUBLIC_`. */
export type PublicSettings = Record<string, string>

/** In the order in which `next build` looks (nextjs.org/docs/app/guides/environment-variables), after the environment. */
const ENV_FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

/** What only the local stand-in accepts, so that a build made for it can never send through a real account. */
export const standInIds: MailIds = {
  publicKey: 'local-public-key',
  serviceId: 'local-service',
  templateId: 'local-template',
}

const idSettings = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: standInIds.publicKey,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: standInIds.serviceId,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: standInIds.templateId,
}

/** Settings of a site whose enquiries go to the stand-in at `origin` (scheme, host and port). */
export const standInSettings = (origin: string) => ({ ...idSettings, NEXT_PUBLIC_EMAILJS_ORIGIN: origin })

/** Whether `settings` name an account of the e-mail provider; empty lines, as in .env.example, do not count. */
export const namesMailAccount = (settings: PublicSettings) =>
  Object.keys(idSettings).some((name) => settings[name]?.trim())

/** The settings that `next build` would find in the folder `root` and the environment `env`. */
export function readPublicSettings(root: string, env: NodeJS.ProcessEnv): PublicSettings {
  const files = ENV_FILES.map((name) => join(root, name)).filter((path) => existsSync(path))
  const firstToLast = [env, ...files.map((path) => parseEnv(readFileSync(path, 'utf8')))]
  const settings: PublicSettings = {}
  for (const [name, value] of firstToLast.flatMap((source) => Object.entries(source)))
    if (name.startsWith('NEXT_PUBLIC_') && value !== undefined) settings[name] ??= value
  return settings
}
