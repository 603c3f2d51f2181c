import type { Settings } from '@/lib/settings'

import { sampleEnquiry } from '../../e2e/fixtures/sample-enquiry'

/** Message with content that a template may break: line breaks, HTML characters, Devanagari. */
const MESSAGE = `Sent by npm run check:mail. No reply is needed.
The second line, with <b>, "quotes" & an ’apostrophe.
तेस्रो लाइन।`

// The provider's response does not show whether its template lacks fields.
const ACCEPTED = `Accepted, but only the e-mail shows whether its template is right (docs/deploy.md): look for the e-mail in the mailbox.
Its subject must begin with the template's fixed words (Website enquiry:), and it must contain these seven values unchanged:`
const REPLY = `A reply must be addressed to ${sampleEnquiry.email}: press Reply, check the address, and discard the reply.`

/**
 * Sends an enquiry labelled as a test, like the site's form (specification, section 7). Returns the lines to print
 * when the provider accepts the enquiry; otherwise throws an error with the provider's answer.
 */
export async function sendTestEmail({ mail, siteUrl }: Settings): Promise<string[]> {
  if (!mail.publicKey || !mail.serviceId || !mail.templateId)
    throw new Error('Nothing was sent: settings are missing (.env.example).')
  const label = `[Test of the website, ${new Date().toISOString()}]`
  const template_params = { ...sampleEnquiry, name: label, subject: label, message: MESSAGE }
  const ids = { user_id: mail.publicKey, service_id: mail.serviceId, template_id: mail.templateId }
  const response = await fetch(`${mail.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ lib_version: '3.10.0', ...ids, template_params }),
    signal: AbortSignal.timeout(20_000),
  }).catch((error: Error) => {
    throw new Error(`No answer from ${mail.origin}: ${String(error.cause ?? error.message)}`)
  })
  const text = await response.text()
  if (response.status !== 200 && text !== 'OK')
    throw new Error(`The provider answered: ${response.status} ${text}\nIts dashboard: https://dashboard.emailjs.com`)
  return [ACCEPTED, ...Object.values(template_params), REPLY]
}
