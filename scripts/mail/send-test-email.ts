import client from '@emailjs/browser/package.json' with { type: 'json' }

import type { Enquiry } from '@/lib/enquiry/schema'
import type { Settings } from '@/lib/settings'

/** Message with content that a template may break: line breaks, HTML characters, Devanagari. */
const MESSAGE = `Sent by npm run check:mail. No reply is needed.
The second line, with <b>, "quotes" & an ’apostrophe.
तेस्रो लाइन।`

/** What to do, by the provider's answer (`status text`). The first match counts. */
const EXPLANATIONS: [answer: RegExp, explanation: string][] = [
  [
    /public key|user_id|account not found/i,
    'The public key is revoked or wrong, or the account is deleted: Account → API keys.',
  ],
  [/service_?\s?id/i, 'The service is deleted or its ID is wrong: Email Services.'],
  [/template_?\s?id/i, 'The template is deleted or its ID is wrong: Email Templates.'],
  [/recipients address/i, 'The template has no recipient: Email Templates → the template → To Email.'],
  [/non-browser/i, 'The account accepts browsers only, which this check is not: Account → Security.'],
  [/quota|limit|^402/i, 'The quota of the account is used up, or a limit is reached: Account → Usage.'],
  [/^429/, 'Too many e-mails at once: try again in a minute.'],
  [/^412/, 'The mailbox that the service sends from refuses the provider: Email Services → the service → Reconnect.'],
  [/^403/, "The account does not allow the site's address (origin): Account → Security."],
  [/^5/, 'The provider has a fault: look at its status page, and try again later.'],
]

const EMAIL = 'sita@example.com'

// The provider's response does not show whether its template lacks fields.
const ACCEPTED = `Accepted, but only the e-mail shows whether its template is right (docs/deploy.md): look for the e-mail in the mailbox.
Its subject must begin with the template's fixed words (Website enquiry:), and it must contain these values unchanged:`
const REPLY = `A reply must be addressed to ${EMAIL}: press Reply, check the address, and discard the reply.`

/**
 * Sends an enquiry labelled as a test, like the site's form (specification, section 7). Returns the lines to print
 * when the provider accepts the enquiry; otherwise throws an error with the provider's answer.
 */
export async function sendTestEmail({ mail, siteUrl }: Settings): Promise<string[]> {
  if (!mail.publicKey || !mail.serviceId || !mail.templateId)
    throw new Error('Nothing was sent: settings are missing (.env.example).')
  const label = `[Test of the website, ${new Date().toISOString()}]`
  const template_params: Enquiry = {
    name: label,
    coopname: 'Himal Saving and Credit',
    contactno: '9841012345',
    address: 'Birtamod, Jhapa',
    email: EMAIL,
    subject: label,
    message: MESSAGE,
  }
  const ids = { user_id: mail.publicKey, service_id: mail.serviceId, template_id: mail.templateId }
  const response = await fetch(`${mail.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ lib_version: client.version, ...ids, template_params }),
    signal: AbortSignal.timeout(20_000),
  }).catch((error: Error) => {
    throw new Error(`No answer from ${mail.origin}: ${String(error.cause ?? error.message)}`)
  })
  const text = await response.text()
  if (response.status !== 200 && text !== 'OK') {
    const answer = `${response.status} ${text}`
    const explanation = EXPLANATIONS.find(([pattern]) => pattern.test(answer))?.[1]
    const lines = [`The provider answered: ${answer}`, explanation, 'Its dashboard: https://dashboard.emailjs.com']
    throw new Error(lines.filter(Boolean).join('\n'))
  }
  return [ACCEPTED, ...Object.values(template_params), REPLY]
}
