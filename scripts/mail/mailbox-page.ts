import { html, raw } from 'hono/html'

import type { StoredEnquiry } from './stand-in'

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding-bottom:1rem}dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}`

/** The local mailbox as an HTML document: the fields of each enquiry, in the given order. All values are escaped. */
export function mailboxPage(enquiries: StoredEnquiry[]) {
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries, newest first`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Local mailbox</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Local mailbox</h1>
          <p>${enquiries.length === 0 ? 'No enquiries yet' : count}</p>
          ${enquiries.map(article)}
        </main>
      </body>
    </html> `
}

function article({ received, body: { template_params: fields } }: StoredEnquiry) {
  // On one line, since the page shows the spaces of a value.
  const rows = Object.entries(fields).map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd dir="auto">${value}</dd>`,
  )
  return html`<article>
    <h2 dir="auto">${fields.subject || 'No subject'}</h2>
    <p>Received <time datetime="${received}">${new Date(received).toLocaleString('en-GB')}</time></p>
    <dl>${rows}</dl>
  </article>`
}
