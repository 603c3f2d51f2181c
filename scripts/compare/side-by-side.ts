import { escapeHtml } from '../mail/escape-html'
import type { Look } from './page-looks'
import { deviceOf, headlines, placeOf, type PageResult } from './summary'

const STYLE = `
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #16213a }
h2 { margin-top: 3rem; border-top: 1px solid; padding-top: 1rem }
.looks { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
img { display: block; max-width: 100%; border: 1px solid #888 }`

const SIDES = { before: 'Before', after: 'After', difference: 'Red where they differ' } as const

/** A page for people that shows the pictures beside each other; `base` says what the site was compared with. */
export const sideBySide = (results: PageResult[], base: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What the change looks like</title>
<style>${STYLE}</style>
<h1>What the change looks like</h1>
${headlines(results)
  .map((line) => `<p>${escapeHtml(line)}</p>`)
  .join('\n')}
<p>Compared with ${escapeHtml(base)}. Press a picture to see it in full size.</p>
${results
  .filter(({ looks }) => looks.length > 0)
  .map(section)
  .join('\n')}
</html>
`

const section = ({ name, path, looks }: PageResult) =>
  `<h2>${escapeHtml(name)} (${escapeHtml(placeOf(path))})</h2>\n${looks.map((look) => figures(escapeHtml(name), look)).join('\n')}`

function figures(name: string, look: Look): string {
  const shown = Object.entries(SIDES).flatMap(([side, words]) => {
    const file = look[side as keyof typeof SIDES]
    if (!file) return []
    const picture = `<a href="${file}"><img src="${file}" alt="${name}: ${words}" loading="lazy"></a>`
    return [`<figure><figcaption>${words}</figcaption>${picture}</figure>`]
  })
  return `<h3>${deviceOf(look.width)}, ${look.width} pixels wide</h3>\n<div class="looks">${shown.join('')}</div>`
}
