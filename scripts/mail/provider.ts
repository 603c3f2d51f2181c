/** An answer of the e-mail provider: HTTP status and text/plain body. */
export interface Answer {
  status: number
  text: string
}

/** Public identifiers that the stand-in accepts. */
export interface MailIds {
  publicKey: string
  serviceId: string
  templateId: string
}

/** How the provider treats one enquiry. */
interface Behaviour {
  answer: Answer | 'cut the connection' | 'leave it open'
  /** Whether a valid enquiry is stored in the mailbox; it is checked as usual. */
  accepts?: boolean
  withoutCors?: boolean
}

const DASHBOARD = 'https://dashboard.emailjs.com/admin'

/** Documented limit: 50 kB over all parameters; 1 kB is 1000 bytes here, the stricter reading. */
const MAX_PARAMS_BYTES = 50_000

/** The provider's answers to an enquiry; the texts are from its documentation and from public logs. */
export const answers = {
  ok: { status: 200, text: 'OK' },
  noUserId: { status: 400, text: 'The user_id parameter is required' },
  badKey: { status: 400, text: `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account` },
  badService: { status: 400, text: `The service ID not found. To find this ID, visit ${DASHBOARD}` },
  badTemplate: { status: 400, text: `The template ID not found. To find this ID, visit ${DASHBOARD}/templates` },
  noOrigin: { status: 403, text: 'API calls are disabled for non-browser applications' },
  tooLarge: { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' },
  tooMany: { status: 429, text: 'Too Many Requests' },
} satisfies Record<string, Answer>

/**
 * Cases that only a simulation can cause, by name:
 * - `bad-service` 400, `forbidden` 403, `account-gone` 404, `provider-broken` 412, `too-large` 413, `no-recipient` 422,
 *   `too-many` 429, `server-error` 500, `unavailable` 503: refused with the provider's text;
 * - `error-ok` 500 with text `OK`, `other-text` 200 with another text: accepted anyway (specification, section 7);
 * - `no-cors`: accepted, but without the CORS header, so that a page cannot read the answer (status 0);
 * - `reset`: the connection is cut; `never-answers`: it stays open without an answer. Nothing is stored.
 */
export const simulatedCases = {
  'bad-service': { answer: answers.badService },
  forbidden: { answer: answers.noOrigin },
  'account-gone': { answer: { status: 404, text: 'Account not found' } },
  'provider-broken': {
    answer: { status: 412, text: 'Gmail_API: Request had insufficient authentication scopes.' },
  },
  'too-large': { answer: answers.tooLarge },
  'no-recipient': { answer: { status: 422, text: 'The recipients address is empty' } },
  'too-many': { answer: answers.tooMany },
  'server-error': { answer: { status: 500, text: 'Internal Server Error' } },
  unavailable: { answer: { status: 503, text: 'Service Unavailable' } },
  'error-ok': { answer: { status: 500, text: 'OK' }, accepts: true },
  'other-text': { answer: { status: 200, text: 'Queued' }, accepts: true },
  'no-cors': { answer: answers.ok, accepts: true, withoutCors: true },
  reset: { answer: 'cut the connection' },
  'never-answers': { answer: 'leave it open' },
} satisfies Record<string, Behaviour>

/** Name of a simulated case; see `simulatedCases`. */
export type MailCase = keyof typeof simulatedCases

const usual: Behaviour = { answer: answers.ok, accepts: true }

/** How an enquiry is treated in a simulated case, or as usual without `name`. */
export const behaviour = (name?: MailCase): Behaviour => (name ? simulatedCases[name] : usual)

/** Whether `name` is a simulated case. */
export const isMailCase = (name: unknown): name is MailCase =>
  typeof name === 'string' && Object.hasOwn(simulatedCases, name)

/** Whether `value` is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The provider's error for the parsed body of an enquiry, or `undefined` if there is none. */
export function objection(body: Record<string, unknown>, ids: MailIds): Answer | undefined {
  if (body.user_id === undefined || body.user_id === '') return answers.noUserId
  if (body.user_id !== ids.publicKey) return answers.badKey
  if (body.service_id !== ids.serviceId) return answers.badService
  if (body.template_id !== ids.templateId) return answers.badTemplate
  const bytes = Buffer.byteLength(JSON.stringify(body.template_params ?? {}))
  return bytes > MAX_PARAMS_BYTES ? answers.tooLarge : undefined
}
