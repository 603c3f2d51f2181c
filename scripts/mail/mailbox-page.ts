import { escapeHtml } from './escape-html'
import { isRecord } from './provider'
import type { StoredEnquiry } from './mailbox'

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding-bottom:1rem}dt{font-weight:bold}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}`

/** The local mailbox as an HTML document: the fields of each enquiry, in the order given. Everything is escaped. */
export function mailboxPage(enquiries: StoredEnquiry[]): string {
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries, newest first`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Local mailbox</h1>
<p>${enquiries.length === 0 ? 'No enquiries yet' : count}</p>
${enquiries.map(article).join('\n')}
</main>
</body>
</html>
`
}

function article({ received, body }: StoredEnquiry) {
  const fields = isRecord(body.template_params) ? body.template_params : {}
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${escape(name)}</dt><dd dir="auto">${escape(value)}</dd>`,
  )
  return `<article>
<h2 dir="auto">${escape(fields.subject || 'No subject')}</h2>
<p>Received <time datetime="${escape(received)}">${escape(new Date(received).toLocaleString('en-GB'))}</time></p>
${rows.length === 0 ? '' : `<dl>\n${rows.join('\n')}\n</dl>`}
</article>`
}

const escape = (value: unknown) => escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))
