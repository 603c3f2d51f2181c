import { pageKey, withoutDrawings } from './flight'
import { pageParts, type Range } from './page-parts'
import { contentSecurityPolicy } from './policy'

/** Style attributes that the page's libraries write; another one must be looked at, as each is allowed by its hash. */
const KNOWN_STYLES = [
  'position:relative',
  '--radix-accordion-content-height:var(--radix-collapsible-content-height);--radix-accordion-content-width:var(--radix-collapsible-content-width)',
]

interface FinishOptions {
  /** The page's file below `out/`. */
  file: string
  /** Text of the script that starts the framework's. */
  starter: string
  /** Text of the style sheet at an address. */
  readStyles: (href: string) => string
  /** Origin of the e-mail provider. */
  mailOrigin: string
}

interface FinishedPage {
  html: string
  /** Its Content-Security-Policy, which the page holds too. */
  policy: string
}

/**
 * Rewrites an exported page so that it is complete and shown from HTML and styles alone: its styles travel in it, and
 * the framework's scripts wait for `starter`. Throws when the page holds what it does not know.
 */
export function finishPage(html: string, { file, starter, readStyles, mailOrigin }: FinishOptions): FinishedPage {
  const parts = pageParts(html)
  const unknown = parts.styleAttributes.find((value) => !KNOWN_STYLES.includes(value))
  if (unknown !== undefined) throw new Error(`unknown style="${unknown}": use classes, which the policy allows`)
  const styles = parts.styles.map(readStyles)
  const policy = contentSecurityPolicy({
    scripts: [starter],
    styles,
    styleAttributes: parts.styleAttributes,
    frames: parts.frames,
    mailOrigin,
  })
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
    `<script data-chunks="${parts.chunks.join(' ')}">${starter}</script>`
  const inserted = new Map([
    [parts.headStart, head],
    [parts.flightStart, `<script type="application/json" id="flight">${flightJson(parts.flight, file)}</script>`],
  ])
  // React looks for the sheet by its address, finds it, and loads nothing; a disabled one is not loaded by the browser.
  parts.styleLinks.forEach(({ start }, index) =>
    inserted.set(
      start,
      `<style>${styles[index]}</style><link rel="stylesheet" href="${parts.styles[index]}" data-precedence="next" disabled=""/>`,
    ),
  )
  return { html: rewrite(html, inserted, [...parts.removed, ...parts.styleLinks]), policy }
}

/** The framework's data as the list it expects, all text in one entry, without what the HTML shows already. */
function flightJson(entries: string[], file: string): string {
  const parsed = entries.map((entry) => JSON.parse(entry) as [number, string?])
  if (parsed.map(([kind]) => kind).join('') !== `0${'1'.repeat(entries.length - 1)}`)
    throw new Error("the framework's data have an unknown form")
  const data = parsed.map(([, text]) => text ?? '').join('')
  return JSON.stringify([[0], [1, withoutDrawings(data, pageKey(file))]]).replaceAll('<', '\\u003c')
}

/** `html` without the ranges, and with each text of `inserted` before the character of its number. */
function rewrite(html: string, inserted: Map<number, string>, removed: Range[]): string {
  const cuts = [...removed, ...[...inserted.keys()].map((start) => ({ start, end: start }))]
  cuts.sort((one, other) => one.start - other.start || one.end - other.end)
  let result = ''
  let at = 0
  for (const { start, end } of cuts) {
    result += html.slice(at, start)
    if (start === end) result += inserted.get(start)
    at = Math.max(at, end)
  }
  return result + html.slice(at)
}
