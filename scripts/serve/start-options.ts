/** Options of `npm start`, from the environment. */
export const readStartOptions = (env: NodeJS.ProcessEnv) => ({
  port: Number(env.PORT || 3000),
  mailPort: Number(env.MAIL_PORT || 3001),
  /** With a port of its own the stand-in replaces an account in the settings, so tests never send. */
  standIn: Boolean(env.MAIL_PORT),
  /** Accepted enquiries in a second, 0 for no limit. */
  mailRate: Number(env.MAIL_RATE || 1),
  mailFile: env.MAIL_FILE || '.mail/enquiries.jsonl',
  /** A busy port is an error: tests need fixed ones. */
  strict: env.STRICT_PORT === '1',
})
