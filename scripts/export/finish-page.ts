/*
 * Undocumented behaviour of Next 16 and React 19 that this step depends on, and what fails when it changes. All of
 * it is checked in the real export; a plain build (`npm run build -- --plain`) does not need it.
 *
 * - Data come in inline scripts, `self.__next_f.push([kind, text])`, and the loader reads `__next_f` when it starts:
 *   the build fails at any other script, e2e/start.spec.ts when pages do not hydrate.
 * - The scripts may load later than the page, in any order, and React recognises one with the attribute `async`:
 *   e2e/start.spec.ts, "each script is requested once".
 * - React finds a style sheet by its `href` and `data-precedence`, even if it is disabled: the same test.
 * - Trusted Types check only the empty script element that React creates (lib/page-start/trusted-types.ts): every
 *   browser test fails at a refusal (e2e/support/test.ts).
 * - React does not compare the content of an element with its own HTML (components/ui/static.tsx):
 *   e2e/changed-pages.spec.ts.
 * - A root created during the dispatch of a click handles that click (components/ui/island.tsx): e2e/accordion.spec.ts.
 * - The loader's policy for script addresses is called `nextjs#bundler` (policy.ts): every browser test.
 */

import { load, type CheerioAPI } from 'cheerio'

import { ids } from '@/lib/page-start/contract'

import { contentSecurityPolicy } from './policy'

interface FinishOptions {
  /** Text of the script that starts the framework's scripts later; without it they start at once. */
  starter?: string
  /** Text of the style sheet at an address. */
  readStyles: (href: string) => string
  /** Origin of the e-mail provider. */
  mailOrigin: string
}

/** A page as it is published. */
export interface FinishedPage {
  html: string
  /** Its Content-Security-Policy, which its HTML also contains. */
  policy: string
}

// A list separates their addresses by spaces.
const CHUNKS = 'script[src^="/_next/"][async]:not([type], [src*=" "])'
const DATA = 'script:not([src], [type])'
/** Scripts that do not run: data for search engines. */
const PLAIN = '[type$=json]'
const STYLES = 'link[rel=stylesheet][href^="/_next/"][data-precedence]:not([media])'
/** Elements that load, run or configure something unknown to this step; a rewritten page already has a policy. */
const UNKNOWN = [
  `script:not(${CHUNKS}, ${DATA}, ${PLAIN}, [nomodule])`,
  `link[rel=stylesheet]:not(${STYLES})`,
  'link:not([rel=stylesheet], [rel=preload], [rel=expect], [rel=manifest], [rel=canonical], [rel$=icon], [rel=alternate])',
  'style, base, object, embed, meta[http-equiv], iframe[srcdoc], iframe:not([src^="https://"])',
].join()
/** Style attributes that the page's libraries write; a new one must be reviewed, as each is allowed by its hash. */
const KNOWN_STYLES = [
  'position:relative',
  '--radix-accordion-content-height:var(--radix-collapsible-content-height);--radix-accordion-content-width:var(--radix-collapsible-content-width)',
]

/**
 * An exported page with its policy; with a `starter`, HTML and styles alone make it complete and visible. Throws if the
 * page contains something unknown.
 */
export function finishPage(html: string, { starter, readStyles, mailOrigin }: FinishOptions): FinishedPage {
  // The content of `noscript` is part of the page too.
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
  // A policy applies only to what follows it, but the encoding must come first.
  $('head').prepend($('meta[charset]'), `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
  return { html: $.html(), policy }
}

/** Removes the framework's scripts and style sheets: inlines the sheets' text and makes the scripts wait. */
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
  // React finds a sheet by its address and loads nothing; the browser does not load a disabled sheet.
  const sheets = $(STYLES).attr('disabled', '')
  sheets.before((index) => `<style>${unchanged(readStyles(sheets.eq(index).attr('href')!))}</style>`)
}

/** Browsers ignore white space in the name of a URL scheme. */
const isScript = ([name, value]: [name: string, value: string]) =>
  name.startsWith('on') ||
  (/^(xlink:)?(href|src|action|formaction)$/.test(name) && /^javascript:/i.test(value.replace(/\s/g, '')))

/** Texts of the matching elements, or the values of one of their attributes. */
const read = ($: CheerioAPI, selector: string, name?: string) =>
  $(selector)
    .map((_index, element) => (name ? $(element).attr(name) : $(element).text()))
    .get()

/** Returns `text` if HTML parses it unchanged: otherwise the hash in the policy would belong to another text. */
function unchanged(text: string) {
  const [strange] = /<\/(script|style)|<!--|[\r\0]/i.exec(text) ?? []
  if (strange) throw new Error(`HTML would change ${JSON.stringify(strange)} in a script or style sheet of the page`)
  return text
}

function fail(html: string): never {
  throw new Error(`unknown: ${html.slice(0, 160)}`)
}
