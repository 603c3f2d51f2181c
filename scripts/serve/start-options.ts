/** Options of `npm start`, given as environment variables. */
export interface StartOptions {
  /** `PORT`: port of the site. */
  port: number
  /** `MAIL_PORT`: port of the stand-in for the e-mail provider and its mailbox. */
  mailPort: number
  /** Whether `MAIL_PORT` is set: then the stand-in replaces an account in the settings, so tests never send. */
  standIn: boolean
  /** `MAIL_RATE`: accepted enquiries per second, 0 for no limit. */
  mailRate: number
  /** `MAIL_FILE`: JSON-lines file of the enquiries. */
  mailFile: string
  /** `STRICT_PORT=1`: a busy port is an error, since tests need fixed ports. */
  strict: boolean
}

/** Reads the options from `env`; throws an error fit to print for an invalid value. */
export function readStartOptions(env: NodeJS.ProcessEnv): StartOptions {
  return {
    port: port('PORT', env.PORT || '3000'),
    mailPort: port('MAIL_PORT', env.MAIL_PORT || '3001'),
    standIn: Boolean(env.MAIL_PORT),
    mailRate: rate(env.MAIL_RATE || '1'),
    mailFile: env.MAIL_FILE || '.mail/enquiries.jsonl',
    strict: env.STRICT_PORT === '1',
  }
}

function port(name: string, text: string) {
  if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`${name} must be a port, 0 to 65535; it is "${text}".`)
}

function rate(text: string) {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  throw new Error(`MAIL_RATE must be a number, 0 for no limit; it is "${text}".`)
}
