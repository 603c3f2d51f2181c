import { parse } from 'parse5'

import type { FinishedPage } from './finish-page'
import { elementsOf, textOf } from './page-parts'
import { contentSecurityPolicy } from './policy'

const CHARSET = /<meta charset="[^"]*"\/?>/i

/**
 * A page as Next has exported it, with a policy of its own and nothing else changed: for a release that cannot wait until
 * the step knows what a new version of Next writes. Its scripts start at once.
 */
export function plainPage(html: string, mailOrigin: string): FinishedPage {
  const elements = [...elementsOf(parse(html, { scriptingEnabled: false }))].map((element) => ({
    name: element.tagName,
    text: textOf(element),
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
  }))
  const texts = (name: string) =>
    elements.flatMap((element) => (element.name === name && !element.attributes.src ? [element.text] : []))
  const policy = contentSecurityPolicy({
    scripts: texts('script'),
    styles: texts('style'),
    styleAttributes: elements.flatMap(({ attributes }) => attributes.style ?? []),
    frames: elements.flatMap(({ name, attributes: { src } }) =>
      name === 'iframe' && src ? [new URL(src).origin] : [],
    ),
    mailOrigin,
    trustedTypes: false,
  })
  if (!CHARSET.test(html)) throw new Error('no <meta charset>')
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return { html: html.replace(CHARSET, (charset) => charset + tag), policy }
}
