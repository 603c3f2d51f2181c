import { readFileSync } from 'node:fs'

import { html, raw } from 'hono/html'

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
li{margin:.75rem 0;white-space:pre-wrap;overflow-wrap:anywhere}`

/** Also included in every page of the development server (next.config.mjs). */
const script = readFileSync(new URL('content-updates.mjs', import.meta.url), 'utf8')

/** The lines of the content check as an HTML document, which is replaced by the requested page once all is right. */
export const problemsPage = (lines: string[]): string =>
  String(
    html`<!doctype html>
      <html lang="en" data-problems="${lines.join('\n')}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Content has problems</title>
          <style>
            ${raw(STYLE)}
          </style>
        </head>
        <body>
          <main>
            <h1>Content has problems</h1>
            <ul>
              ${lines.map((line) => html`<li>${line}</li>`)}
            </ul>
            <p>Mend and save: the page comes back by itself.</p>
          </main>
          <script>
            ${raw(script)}
          </script>
        </body>
      </html> `,
  )
