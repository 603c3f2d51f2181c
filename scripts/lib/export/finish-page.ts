/*
 * What this step takes of Next 16 and React 19 that no documentation promises, and what fails when it changes. All of it is
 * looked at in the real export; a plain build (plain-page.ts) does without.
 *
 * - Data come in inline scripts, `self.__next_f.push([kind, text])`, and the loader takes what stands in `__next_f` when it
 *   starts: the build fails at any other script (page-parts.ts), e2e/start.spec.ts when pages do not come alive.
 * - The scripts may come later than the page, in any order, and one with the attribute `async` is known: e2e/start.spec.ts,
 *   "each script is asked for once".
 * - A style sheet is found by its `href` and `data-precedence`, though it is disabled: the same test.
 * - Trusted Types meet only the empty script element by which React makes one (lib/page-start/trusted-types.ts): every
 *   browser test fails at a refusal (e2e/support/test.ts).
 * - What an element with HTML of its own holds is not compared (components/ui/static.tsx): e2e/changed-pages.spec.ts.
 */

import { pageParts, type Range } from './page-parts'
import { contentSecurityPolicy } from './policy'

/** Style attributes that the page's libraries write; another one must be looked at, as each is allowed by its hash. */
const KNOWN_STYLES = [
  'position:relative',
  '--radix-accordion-content-height:var(--radix-collapsible-content-height);--radix-accordion-content-width:var(--radix-collapsible-content-width)',
]

interface FinishOptions {
  /** Text of the script that starts the framework's. */
  starter: string
  /** Text of the style sheet at an address. */
  readStyles: (href: string) => string
  /** Origin of the e-mail provider. */
  mailOrigin: string
}

export interface FinishedPage {
  html: string
  /** Its Content-Security-Policy, which the page holds too. */
  policy: string
}

/**
 * Rewrites an exported page so that it is complete and shown from HTML and styles alone: its styles travel in it, and
 * the framework's scripts wait for `starter`. Throws when the page holds what it does not know.
 */
export function finishPage(html: string, { starter, readStyles, mailOrigin }: FinishOptions): FinishedPage {
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
    trustedTypes: true,
  })
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
    `<script data-chunks="${parts.chunks.join(' ')}">${unchanged(starter)}</script>`
  const flight = `<script type="application/json" id="flight">${flightJson(parts.flight)}</script>`
  const changes = [
    { start: parts.headStart, end: parts.headStart, text: head },
    { start: parts.flightStart, end: parts.flightStart, text: flight },
    // React looks for the sheet by its address, finds it, and loads nothing; a disabled one the browser does not load.
    ...parts.styleLinks.map((range, index) => ({
      ...range,
      text: `<style>${unchanged(styles[index]!)}</style><link rel="stylesheet" href="${parts.styles[index]}" data-precedence="next" disabled=""/>`,
    })),
    ...parts.removed.map((range) => ({ ...range, text: '' })),
  ]
  return { html: rewrite(html, changes), policy }
}

/** `text`, if HTML reads it as it is written: otherwise its hash in the policy would be of another text. */
function unchanged(text: string) {
  const [strange] = /<\/(script|style)|<!--|[\r\0]/i.exec(text) ?? []
  if (strange) throw new Error(`HTML would change ${JSON.stringify(strange)} in a script or style sheet of the page`)
  return text
}

/** The framework's data as the list it expects, all text in one entry. */
function flightJson(entries: string[]): string {
  const parsed = entries.map((entry) => JSON.parse(entry) as [number, string?])
  if (parsed.map(([kind]) => kind).join('') !== `0${'1'.repeat(entries.length - 1)}`)
    throw new Error("the framework's data have an unknown form")
  const data = parsed.map(([, text]) => text ?? '').join('')
  return JSON.stringify([[0], [1, data]]).replaceAll('<', '\\u003c')
}

/** `html` with a text in place of each range; of those that begin at one character, the first stands first. */
function rewrite(html: string, changes: (Range & { text: string })[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text } of changes.toSorted((one, other) => one.start - other.start)) {
    result += html.slice(at, start) + text
    at = end
  }
  return result + html.slice(at)
}
