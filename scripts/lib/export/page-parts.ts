import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

type Element = Tree.Element

/** Where a piece of a page's HTML begins and ends, in characters. */
export interface Range {
  start: number
  end: number
}

/** What a page of the export is made of, beside its content. */
export interface PageParts {
  /** Addresses of the framework's scripts. */
  chunks: string[]
  /** Entries of the framework's data, as JSON. */
  flight: string[]
  /** Addresses of the style sheets, which begin with `/`. */
  styles: string[]
  /** Values of all `style` attributes. */
  styleAttributes: string[]
  /** Origins of all frames. */
  frames: string[]
  /** End of the tag that tells the encoding; what must come first in the page follows it. */
  headStart: number
  /** Where the framework's data stood. */
  flightStart: number
  /** Everything that the step writes anew. */
  removed: Range[]
  /** The style sheets' tags. */
  styleLinks: Range[]
}

// Without what attributes write otherwise (quotes, ampersands), and without spaces, which part addresses in a list.
const CHUNK = /^\/_next\/static\/chunks\/[^\s"&?]+\.js$/
const STYLES = /^\/_next\/static\/css\/[^\s"&?]+\.css$/
const FLIGHT = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[.*\])\)$/s

/** Relations of links that load nothing the step must know of. */
const PLAIN_LINKS = ['expect', 'manifest', 'canonical', 'icon', 'apple-touch-icon', 'alternate']

/**
 * Takes a page apart as Next exports it. Throws when it holds anything unknown that loads or runs: a version of Next
 * that writes its pages otherwise must be looked at before it is published.
 */
export function pageParts(html: string): PageParts {
  const parts: PageParts = {
    chunks: [],
    flight: [],
    styles: [],
    styleAttributes: [],
    frames: [],
    headStart: -1,
    flightStart: -1,
    removed: [],
    styleLinks: [],
  }
  // What is for browsers without scripts is part of the page too.
  const root = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  for (const element of elementsOf(root)) {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
    const read = readers[element.tagName]
    if (read && !read(element, attributes, parts)) throw new Error(`unknown ${tagOf(html, element)}`)
    const handler = element.attrs.find(
      ({ name, value }) => name.startsWith('on') || (ADDRESS.test(name) && isScript(value)),
    )
    if (handler) throw new Error(`a script in the attribute ${handler.name} of ${tagOf(html, element)}`)
    if (attributes.style !== undefined) parts.styleAttributes.push(attributes.style)
  }
  if (parts.headStart < 0) throw new Error('no <meta charset>')
  if (parts.flight.length === 0 || parts.chunks.length === 0) throw new Error("without the framework's scripts or data")
  return parts
}

const ADDRESS = /^(href|src|action|formaction)$/

/** Browsers skip white space in the names of protocols. */
const isScript = (value: string) => /^javascript:/i.test(value.replace(/\s/g, ''))

type Reader = (element: Element, attributes: Record<string, string>, parts: PageParts) => boolean

/** Each takes what it knows and says whether it knew it. */
const readers: Partial<Record<string, Reader>> = {
  script: (element, attributes, parts) => {
    const { src, type, nomodule, async, ...rest } = attributes
    if (src !== undefined) {
      if (!CHUNK.test(src) || type !== undefined || Object.keys(rest).some((name) => name !== 'id')) return false
      // Browsers that want it know none of the styles either.
      if (nomodule === undefined && async === undefined) return false
      if (nomodule === undefined) parts.chunks.push(src)
      parts.removed.push(rangeOf(element))
      return true
    }
    if (type === 'application/ld+json') return true
    const entry = Object.keys(attributes).length === 0 && FLIGHT.exec(textOf(element))?.[1]
    if (!entry) return false
    if (parts.flightStart < 0) parts.flightStart = rangeOf(element).start
    parts.flight.push(entry)
    parts.removed.push(rangeOf(element))
    return true
  },
  link: (element, { rel = '', as, href = '', ...rest }, parts) => {
    if (rel === 'stylesheet') {
      parts.styles.push(href)
      parts.styleLinks.push(rangeOf(element))
      // Another attribute, as `media`, would be lost.
      return STYLES.test(href) && Object.keys(rest).join() === 'data-precedence'
    }
    if (rel === 'preload' && as === 'script') parts.removed.push(rangeOf(element))
    return rel === 'preload' ? ['script', 'font', 'image'].includes(as ?? '') : PLAIN_LINKS.includes(rel)
  },
  meta: (element, { charset, 'http-equiv': equivalent }, parts) => {
    if (equivalent !== undefined) return false
    if (charset === undefined) return true
    parts.headStart = rangeOf(element).end
    // A policy rules only what follows it.
    return element.parentNode?.nodeName === 'head' && element.parentNode.childNodes[0] === element
  },
  iframe: (_element, { src, srcdoc }, parts) => {
    // The policy names the origin, which other addresses do not have.
    if (!src?.startsWith('https://') || srcdoc !== undefined) return false
    parts.frames.push(new URL(src).origin)
    return true
  },
  style: () => false,
  object: () => false,
  embed: () => false,
  base: () => false,
}

export function* elementsOf(node: Tree.ParentNode): Generator<Element> {
  for (const child of node.childNodes)
    if ('tagName' in child) {
      yield child
      yield* elementsOf('content' in child ? child.content : child)
    }
}

export const textOf = (element: Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

function rangeOf({ sourceCodeLocation: location }: Element): Range {
  if (!location) throw new Error('an element that its HTML does not name')
  return { start: location.startOffset, end: location.endOffset }
}

function tagOf(html: string, element: Element) {
  const { start } = rangeOf(element)
  return html.slice(start, start + 160)
}
