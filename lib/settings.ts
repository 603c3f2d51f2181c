import { z } from 'zod'

/** Origin of the e-mail provider, the default of the provider's client library. */
const PROVIDER_ORIGIN = 'https://api.emailjs.com'

/** Origin of canonical URLs until the site has a domain. */
const SAMPLE_URL = 'https://www.example.com'

/** A host without a dot is what a script writes for a missing value: `https://undefined`. */
const addressSchema = z.url({
  protocol: /^https?$/,
  hostname: /\.|^localhost$|^\[/,
  error: `must be an address like ${SAMPLE_URL}`,
})

/** Scheme, host and port. Any further part is an error, since dropping the part silently would hide the mistake. */
const originSchema = addressSchema.transform((url, context) => {
  const { origin, href } = new URL(url)
  if (href === `${origin}/`) return origin
  const message = `must end after the host, like ${SAMPLE_URL}: no user, path, query or fragment`
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const idSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]+$/, 'may contain only letters, digits, - and _')
  // What a script writes for a missing value, and what the provider's own examples say.
  .regex(
    /^(?!(undefined|null|nan|none|todo|change_?me|(service_|template_)?xxx+|your_?.*|.*_?(service|template)_id)$)/i,
    'is a placeholder, not an id of your account',
  )
  .default('')

const settingsSchema = z
  .object({
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: idSchema,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: idSchema,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: idSchema,
    NEXT_PUBLIC_EMAILJS_ORIGIN: originSchema.default(PROVIDER_ORIGIN),
    NEXT_PUBLIC_SITE_URL: originSchema.default(SAMPLE_URL),
    // URL of a backend (specification, section 7), which the site never calls; may have a path.
    NEXT_PUBLIC_API_URL: addressSchema.optional(),
    NEXT_PUBLIC_PREVIEW: z.literal('1', { error: 'must be 1, or empty' }).optional(),
  })
  .transform((env) => ({
    /** Origin and public identifiers of the e-mail provider; its client refuses empty identifiers. */
    mail: {
      publicKey: env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
      serviceId: env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
      templateId: env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
      origin: env.NEXT_PUBLIC_EMAILJS_ORIGIN,
    },
    /** Origin of canonical URLs, without a trailing slash. */
    siteUrl: env.NEXT_PUBLIC_SITE_URL,
    apiUrl: env.NEXT_PUBLIC_API_URL,
    /** Preview build: its pages show a note and are `noindex`. */
    isPreview: env.NEXT_PUBLIC_PREVIEW !== undefined,
  }))

/** The settings of a build. */
export type Settings = z.output<typeof settingsSchema>

/** Settings of the e-mail provider. */
export type MailSettings = Settings['mail']

type Environment = Record<string, string | undefined>

/** Parses the variables; an empty variable, such as `NAME=` in .env, counts as missing. */
const parse = (env: Environment) =>
  settingsSchema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))

/** Lists each invalid variable with the rule that it breaks. */
const wrongSettings = (env: Environment) =>
  parse(env).error?.issues.map(({ path, message }) => `${path.join()} ${message}`) ?? []

/** Parses the build settings; throws one error with the name and rule of every invalid variable. */
export function readSettings(env: Environment): Settings {
  const { data } = parse(env)
  if (!data) throw new Error(['Wrong settings (see .env.example):', ...wrongSettings(env)].join('\n'))
  return data
}

/** Lines about invalid or missing settings and their effect on visitors; empty when the site may be published. */
export function settingProblems(env: Environment): string[] {
  const cannotSend = 'the form cannot send, and reports it only after its fields are filled in'
  const effects = {
    NEXT_PUBLIC_SITE_URL: `canonical links, site map and share images name ${SAMPLE_URL}`,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: cannotSend,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: cannotSend,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: cannotSend,
  }
  const isMissing = (name: string) => ['', SAMPLE_URL].includes(env[name]?.replace(/\/$/, '') ?? '')
  return [
    ...wrongSettings(env).map((rule) => `${rule}; until then no build succeeds, and visitors keep the site as it was`),
    ...Object.entries(effects).flatMap(([name, effect]) => (isMissing(name) ? `${name} is missing: ${effect}` : [])),
    ...(env.NEXT_PUBLIC_PREVIEW ? ['NEXT_PUBLIC_PREVIEW is set: no page is found by search engines'] : []),
  ]
}

/** The settings of this build, from its environment variables; throws like `readSettings`. */
export const buildSettings = () => readSettings(process.env)
