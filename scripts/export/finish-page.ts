// docs/upgrading.md lists the undocumented output of Next and React that this step relies on.

import { load, type CheerioAPI } from 'cheerio'

import { CHUNK_LIST, elementIds } from '@/lib/before-hydration/contract'

import type { PolicyNeeds } from './content-security-policy'
import { withoutUnhydrated } from './without-unhydrated'

interface RewriteOptions {
  /** Text of the first script, which loads the framework's chunks later. */
  firstScript: string
  /** Returns the text of a style sheet by URL. */
  readStyles: (href: string) => string
}

// Excludes URLs with spaces, which separate `CHUNK_LIST`.
const CHUNKS = 'script[src^="/_next/"][async]:not([type], [src*=" "])'
const INLINE_SCRIPTS = 'script:not([src], [type])'
const JSON_SCRIPTS = 'script[type$=json]'
const STYLES = 'link[rel=stylesheet][href^="/_next/"][data-precedence]:not([media])'
/** Unknown elements that the Content-Security-Policy would allow; it blocks all other active content. */
const UNKNOWN = [
  `script:not(${CHUNKS}, ${INLINE_SCRIPTS}, ${JSON_SCRIPTS}, [nomodule])`,
  `link:not(${STYLES}, [rel=preload], [rel=manifest], [rel=canonical], [rel$=icon], [rel=alternate])`,
  'style, meta[http-equiv], iframe:not([src^="https://"])',
].join()
/** Metadata that link preview crawlers read from the first bytes of a page. */
const METADATA = 'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]'

/** Whether Next has rendered an HTML file; other files are copies from `public/`. */
export const isPage = (html: string) => html.includes('/_next/')

/** Inlines the styles of an exported page and defers its scripts; throws for an unknown element. */
export function rewritePage(html: string, { firstScript, readStyles }: RewriteOptions): CheerioAPI {
  // Parses the content of `noscript` as elements.
  const $ = load(html, { scriptingEnabled: false })
  // The policy blocks style attributes; libraries set their styles again by script.
  $('[style]').removeAttr('style')
  const unknown = $(UNKNOWN)
  if (unknown.length > 0) fail($.html(unknown.first()))
  const chunks = readAll($, CHUNKS, 'src')
  const payload = withoutUnhydrated(readAll($, INLINE_SCRIPTS).map(payloadIn).join(''))
  $(INLINE_SCRIPTS)
    .first()
    .before(`<script type="text/plain" id="${elementIds.payload}">${verified(payload)}</script>`)
  $(`${CHUNKS}, ${INLINE_SCRIPTS}, script[nomodule], link[rel=preload][as=script]`).remove()
  // React finds the disabled sheet by `href`, so inserts no other sheet; browsers do not load a disabled sheet.
  const sheets = $(STYLES).attr('disabled', '')
  sheets.before((index) => `<style>${verified(readStyles(sheets.eq(index).attr('href')!))}</style>`)
  $('h1').first().attr('id', elementIds.title)
  // The script follows the styles, whose fonts it loads; `data-cfasync` exempts it from Cloudflare's Rocket Loader.
  const chunkList = `data-${CHUNK_LIST}="${chunks.join(' ')}"`
  $('head').append(`<script ${chunkList} data-cfasync="false">${verified(firstScript)}</script>`)
  return $
}

/** Inline scripts, inline styles and frame origins of a page, for the policy. */
export const policyNeedsOf = ($: CheerioAPI): PolicyNeeds => ({
  scripts: readAll($, INLINE_SCRIPTS),
  styles: readAll($, 'style'),
  frames: readAll($, 'iframe', 'src').map((src) => new URL(src).origin),
})

/** Serialises a page with policy and metadata first: a policy in `<meta>` applies only to elements after it. */
export function withPolicy($: CheerioAPI, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  // These comments disable Cloudflare's e-mail obfuscation, which needs its own script.
  $('body').prepend('<!--email_off-->').append('<!--/email_off-->')
  const leading = $('meta[charset], meta[name=viewport]')
  $('head').prepend(leading, meta, $('head').children(METADATA).not(leading))
  return $.html()
}

/** Argument of `self.__next_f.push(…)`. */
const PUSHED = /^\(?self\.__next_f\b.*?\.push\((\[.*\])\)$/s

/** Text of the RSC payload in an inline script (kind 1); empty for the script that creates the array (kind 0). */
function payloadIn(script: string): string {
  const pushed = PUSHED.exec(script)?.[1] ?? fail(script)
  const [kind, text = ''] = JSON.parse(pushed) as [kind: number, text?: string]
  return kind <= 1 ? text : fail(script)
}

/** Texts of matching elements, or values of their attribute `name`. */
const readAll = ($: CheerioAPI, selector: string, name?: string) =>
  $(selector)
    .map((_index, element) => (name ? $(element).attr(name) : $(element).text()))
    .get()

/** Text that ends a script or style element or begins a comment, and characters that the parser replaces. */
const CHANGED_BY_PARSER = /<\/(script|style)|<!--|[\r\0]/i

/** Returns `text`; throws if HTML parsing would change the text, which would break its hash in the policy. */
function verified(text: string) {
  const [changed] = CHANGED_BY_PARSER.exec(text) ?? []
  if (changed) throw new Error(`HTML would change ${JSON.stringify(changed)} in a script or style sheet of the page`)
  return text
}

function fail(html: string): never {
  throw new Error(`unknown: ${html.slice(0, 160)}`)
}
