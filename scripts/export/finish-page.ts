/*
 * What this step takes of Next 16 and React 19 that no documentation promises, and what fails when it changes. All of it is
 * looked at in the real export; a plain build (`npm run build -- --plain`) does without.
 *
 * - Data come in inline scripts, `self.__next_f.push([kind, text])`, and the loader takes what stands in `__next_f` when it
 *   starts: the build fails at any other script, e2e/start.spec.ts when pages do not come alive.
 * - The scripts may come later than the page, in any order, and one with the attribute `async` is known: e2e/start.spec.ts,
 *   "each script is asked for once".
 * - A style sheet is found by its `href` and `data-precedence`, though it is disabled: the same test.
 * - Trusted Types meet only the empty script element by which React makes one (lib/page-start/trusted-types.ts): every
 *   browser test fails at a refusal (e2e/support/test.ts).
 * - What an element with HTML of its own holds is not compared (components/ui/static.tsx): e2e/changed-pages.spec.ts.
 * - A root that begins while a click is on its way to it answers that click (components/ui/island.tsx): e2e/accordion.spec.ts.
 * - The loader's policy for script addresses is called `nextjs#bundler` (policy.ts): every browser test.
 */

import { load, type CheerioAPI } from 'cheerio'

import { ids } from '@/lib/page-start/contract'

import { contentSecurityPolicy } from './policy'

interface FinishOptions {
  /** Text of the script that starts the framework's, which wait for it; without one they start at once. */
  starter?: string
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

// Their addresses are parted by spaces in a list.
const CHUNKS = 'script[src^="/_next/"][async]:not([type], [src*=" "])'
const DATA = 'script:not([src], [type])'
/** What is no script of the framework: data for search engines. */
const PLAIN = '[type$=json]'
const STYLES = 'link[rel=stylesheet][href^="/_next/"][data-precedence]:not([media])'
/** What loads, runs or rules in a way that the step does not know; a rewritten page has a policy already. */
const UNKNOWN = [
  `script:not(${CHUNKS}, ${DATA}, ${PLAIN}, [nomodule])`,
  `link[rel=stylesheet]:not(${STYLES})`,
  'link:not([rel=stylesheet], [rel=preload], [rel=expect], [rel=manifest], [rel=canonical], [rel$=icon], [rel=alternate])',
  'style, base, object, embed, meta[http-equiv], iframe[srcdoc], iframe:not([src^="https://"])',
].join()
/** Style attributes that the page's libraries write; another one must be looked at, as each is allowed by its hash. */
const KNOWN_STYLES = [
  'position:relative',
  '--radix-accordion-content-height:var(--radix-collapsible-content-height);--radix-accordion-content-width:var(--radix-collapsible-content-width)',
]

/**
 * An exported page with its policy and, with a `starter`, complete and shown from HTML and styles alone. Throws when the
 * page holds what it does not know.
 */
export function finishPage(html: string, { starter, readStyles, mailOrigin }: FinishOptions): FinishedPage {
  // What is for browsers without scripts is part of the page too.
  const $ = load(html, { scriptingEnabled: false })
  if ($('meta[charset]').length === 0) throw new Error('no <meta charset>')
  if (starter !== undefined) startLate($, starter, readStyles)
  const policy = contentSecurityPolicy({
    scripts: read($, `script:not([src], ${PLAIN})`),
    styles: read($, 'style'),
    styleAttributes: read($, '[style]', 'style'),
    frames: read($, 'iframe', 'src').map((src) => new URL(src).origin),
    mailOrigin,
    trustedTypes: starter !== undefined,
  })
  // A policy rules only what follows it, and the encoding must come first of all.
  $('head').prepend($('meta[charset]'), `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
  return { html: $.html(), policy }
}

/** Takes the framework's scripts and style sheets out of the page: the sheets' text stands in it, the scripts wait. */
function startLate($: CheerioAPI, starter: string, readStyles: (href: string) => string) {
  const chunks = read($, CHUNKS, 'src')
  const data = read($, DATA).map((text) => /^\(?self\.__next_f\b.*?\.push\((\[.*\])\)$/s.exec(text)?.[1] ?? fail(text))
  const unknown = $(UNKNOWN).add(
    $('*').filter((_index, element) => Object.entries($(element).attr() ?? {}).some(isScript)),
  )
  if (unknown.length > 0) fail($.html(unknown.first()))
  const style = read($, '[style]', 'style').find((value) => !KNOWN_STYLES.includes(value))
  if (style !== undefined) throw new Error(`unknown style="${style}": use classes, which the policy allows`)
  if (chunks.length === 0 || data.length === 0) throw new Error("without the framework's scripts or data")
  const flight = JSON.stringify(JSON.parse(`[${data.join()}]`)).replaceAll('<', '\\u003c')
  $(DATA).first().before(`<script type="application/json" id="${ids.flight}">${flight}</script>`)
  $(`${CHUNKS}, ${DATA}, script[nomodule], link[rel=preload][as=script]`).remove()
  $('head').prepend(`<script data-chunks="${chunks.join(' ')}">${unchanged(starter)}</script>`)
  // React looks for a sheet by its address, finds it, and loads nothing; a disabled one the browser does not load.
  const sheets = $(STYLES).attr('disabled', '')
  sheets.before((index) => `<style>${unchanged(readStyles(sheets.eq(index).attr('href')!))}</style>`)
}

/** Browsers skip white space in the names of protocols. */
const isScript = ([name, value]: [name: string, value: string]) =>
  name.startsWith('on') ||
  (/^(xlink:)?(href|src|action|formaction)$/.test(name) && /^javascript:/i.test(value.replace(/\s/g, '')))

/** Texts of the elements, or the values of one of their attributes. */
const read = ($: CheerioAPI, selector: string, name?: string) =>
  $(selector)
    .map((_index, element) => (name ? $(element).attr(name) : $(element).text()))
    .get()

/** `text`, if HTML reads it as it is written: otherwise its hash in the policy would be of another text. */
function unchanged(text: string) {
  const [strange] = /<\/(script|style)|<!--|[\r\0]/i.exec(text) ?? []
  if (strange) throw new Error(`HTML would change ${JSON.stringify(strange)} in a script or style sheet of the page`)
  return text
}

function fail(html: string): never {
  throw new Error(`unknown: ${html.slice(0, 160)}`)
}
