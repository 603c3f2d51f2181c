import type { Settings } from '@/lib/settings'

import { sampleEnquiry } from '../../e2e/fixtures/sample-enquiry'

/** Explanations for the administrator by the provider's response, "status text". */
const MEANINGS: [response: RegExp, meaning: string][] = [
  [
    /public key|user_id|account not found/i,
    'The public key is revoked or wrong, or the account is deleted: Account → API keys.',
  ],
  [/service id/i, 'The service is deleted or its ID is wrong: Email Services.'],
  [/template id/i, 'The template is deleted or its ID is wrong: Email Templates.'],
  [/recipients address/i, 'The template has no recipient: Email Templates → the template → To Email.'],
  [/non-browser/i, 'The account accepts browsers only, which this check is not: Account → Security.'],
  [/quota|limit|^402/i, 'The quota of the account is used up, or a limit is reached: Account → Usage.'],
  [/^429/, 'Too many e-mails at once: try again in a minute.'],
  [/^412/, 'The mailbox that the service sends from refuses the provider: Email Services → the service → Reconnect.'],
  [/^403/, "The account does not allow the site's address (origin): Account → Security."],
  [/^5/, 'The provider has a fault: look at its status page, and try again later.'],
]

const UNKNOWN_RESPONSE = "The provider does not accept the site's enquiries: look at its dashboard."

/** Message with content that a template may break: line breaks, HTML characters, Devanagari. */
const MESSAGE = `Sent by npm run check:mail. No reply is needed.
The second line, with <b>, "quotes" & an ’apostrophe.
तेस्रो लाइन।`

// The provider's response does not show whether its template lacks fields.
const ACCEPTED = `Accepted, but only the e-mail shows whether its template is right (docs/deploy.md): look for the e-mail in the mailbox.
Its subject must begin with the template's fixed words (Website enquiry:), and it must contain these seven values unchanged:`
const REPLY = `\nA reply must be addressed to ${sampleEnquiry.email}: press Reply, check the address, and discard the reply.`

/** Sends an enquiry labelled as a test, with the site's request (specification, section 7); returns what to print. */
export async function sendTestEmail({ mail, siteUrl }: Settings): Promise<{ accepted: boolean; lines: string[] }> {
  if (!mail.publicKey || !mail.serviceId || !mail.templateId)
    return { accepted: false, lines: ['Nothing was sent: settings are missing (.env.example).'] }
  const label = `[Test of the website, ${new Date().toISOString()}]`
  const template_params = { ...sampleEnquiry, name: label, subject: label, message: MESSAGE }
  const ids = { user_id: mail.publicKey, service_id: mail.serviceId, template_id: mail.templateId }
  try {
    const response = await fetch(`${mail.origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl },
      body: JSON.stringify({ lib_version: '3.10.0', ...ids, template_params }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await response.text()
    const answer = `${response.status} ${text}`
    if (response.status === 200 || text === 'OK')
      return {
        accepted: true,
        lines: [ACCEPTED, ...Object.values(template_params).map((value) => `\n${value}`), REPLY],
      }
    const meaning = MEANINGS.find(([pattern]) => pattern.test(answer))?.[1] ?? UNKNOWN_RESPONSE
    return { accepted: false, lines: [`The provider answered: ${answer}`, meaning] }
  } catch (error) {
    const reason = error instanceof Error ? String(error.cause ?? error.message) : String(error)
    return { accepted: false, lines: [`No answer from ${mail.origin}: ${reason}`] }
  }
}
