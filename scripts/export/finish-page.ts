// What this step uses although Next and React do not promise it: docs/upgrading.md.

import { load, type CheerioAPI } from 'cheerio'

import { ids } from '@/lib/page-start/contract'

import type { PolicyNeeds } from './policy'

interface StartOptions {
  /** Text of the script that starts the framework's scripts later. */
  starter: string
  /** Text of the style sheet at an address. */
  readStyles: (href: string) => string
}

// A list separates their addresses by spaces.
const CHUNKS = 'script[src^="/_next/"][async]:not([type], [src*=" "])'
const DATA = 'script:not([src], [type])'
const JSON_DATA = 'script[type$=json]'
const STYLES = 'link[rel=stylesheet][href^="/_next/"][data-precedence]:not([media])'
/** What the policy would allow although nobody has looked at it; it refuses what else could run. */
const UNKNOWN = [
  `script:not(${CHUNKS}, ${DATA}, ${JSON_DATA}, [nomodule])`,
  `link:not(${STYLES}, [rel=preload], [rel=manifest], [rel=canonical], [rel$=icon], [rel=alternate])`,
  'style, meta[http-equiv], iframe:not([src^="https://"])',
].join()
/** What programs that show previews look for, in the first bytes of a page only. */
const ABOUT_PAGE = 'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]'

/** Whether an HTML file of the export is a page of the site; others come from `public/` as they are. */
export const isPage = (html: string) => html.includes('/_next/')

/** An exported page whose HTML and styles alone make it complete and visible; throws if it holds something unknown. */
export function startLate(html: string, { starter, readStyles }: StartOptions): CheerioAPI {
  // The content of `noscript` is part of the page too.
  const $ = load(html, { scriptingEnabled: false })
  // The policy allows none; libraries write theirs again by script.
  $('[style]').removeAttr('style')
  const unknown = $(UNKNOWN)
  if (unknown.length > 0) fail($.html(unknown.first()))
  const chunks = read($, CHUNKS, 'src')
  const data = read($, DATA).map(dataIn).join('')
  if (chunks.length === 0 || data === '') throw new Error("without the framework's scripts or data")
  $(DATA)
    .first()
    .before(`<script type="text/plain" id="${ids.flight}">${unchanged(data)}</script>`)
  $(`${CHUNKS}, ${DATA}, script[nomodule], link[rel=preload][as=script]`).remove()
  // Cloudflare's edge leaves a script alone that says so.
  $('head').prepend(`<script data-chunks="${chunks.join(' ')}" data-cfasync="false">${unchanged(starter)}</script>`)
  // React finds a sheet by its address and loads nothing; the browser does not load a disabled sheet.
  const sheets = $(STYLES).attr('disabled', '')
  sheets.before((index) => `<style>${unchanged(readStyles(sheets.eq(index).attr('href')!))}</style>`)
  return $
}

/** What the policy must allow for this page. */
export const needsOf = ($: CheerioAPI): PolicyNeeds => ({
  scripts: read($, DATA),
  styles: read($, 'style'),
  frames: read($, 'iframe', 'src').map((src) => new URL(src).origin),
})

/** The HTML of a page with its policy, which applies only to what follows it, and what the page is about, first. */
export function withPolicy($: CheerioAPI, policy: string): string {
  const encoding = $('meta[charset]')
  if (encoding.length === 0) throw new Error('no <meta charset>')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  // Cloudflare's edge would hide e-mail addresses behind a script of its own.
  $('body').prepend('<!--email_off-->').append('<!--/email_off-->')
  $('head').prepend(encoding, $('meta[name=viewport]'), meta, $('head').children(ABOUT_PAGE).not('[name=viewport]'))
  return $.html()
}

/** The text of the framework's data in one of its scripts; the first script holds none. */
function dataIn(script: string): string {
  const pushed = /^\(?self\.__next_f\b.*?\.push\((\[.*\])\)$/s.exec(script)?.[1] ?? fail(script)
  const [kind, text = ''] = JSON.parse(pushed) as [kind: number, text?: string]
  return kind <= 1 ? text : fail(script)
}

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
