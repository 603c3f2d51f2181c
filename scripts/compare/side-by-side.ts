import { html, raw } from 'hono/html'

import type { Look } from './page-looks'
import { deviceOf, headlines, placeOf, type PageResult } from './summary'

const STYLE = `
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #16213a }
h2 { margin-top: 3rem; border-top: 1px solid; padding-top: 1rem }
.looks { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
img { display: block; max-width: 100%; border: 1px solid #888 }`

const SIDES = { before: 'Before', after: 'After', difference: 'Red where they differ' } as const

/** An HTML page that shows the pictures side by side; `base` names the version that the site was compared with. */
export const sideBySide = (results: PageResult[], base: string): string =>
  String(
    html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>What the change looks like</title>
        <style>
          ${raw(STYLE)}
        </style>
        <h1>What the change looks like</h1>
        ${headlines(results).map((line) => html`<p>${line}</p>`)}
        <p>Compared with ${base}. Press a picture to see it in full size.</p>
        ${results.filter(({ looks }) => looks.length > 0).map(section)}
      </html> `,
  )

const section = ({ name, path, looks }: PageResult) =>
  html`<h2>${name} (${placeOf(path)})</h2>
    ${looks.map((look) => figures(name, look))}`

function figures(name: string, look: Look) {
  const shown = Object.entries(SIDES).flatMap(([side, words]) => {
    const file = look[side as keyof typeof SIDES]
    if (!file) return []
    const picture = html`<a href="${file}"><img src="${file}" alt="${name}: ${words}" loading="lazy" /></a>`
    return [
      html`<figure>
        <figcaption>${words}</figcaption>
        ${picture}
      </figure>`,
    ]
  })
  return html`<h3>${deviceOf(look.width)}, ${look.width} pixels wide</h3>
    <div class="looks">${shown}</div>`
}
