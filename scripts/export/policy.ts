import { createHash } from 'node:crypto'

/** Parts of pages that their Content-Security-Policy must allow. */
export interface PolicyNeeds {
  /** Texts of inline scripts. */
  scripts: string[]
  /** Texts of inline style sheets. */
  styles: string[]
  /** Origins of frames. */
  frames: string[]
}

/** Excludes characters that end a source, a directive or the policy's attribute: `new URL()` accepts such hosts. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

const hashes = (texts: string[]) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/**
 * The one Content-Security-Policy of the site (CSP level 3): allows our own files, exactly the inline scripts and styles
 * of its pages, the e-mail provider and the pages' frames, nothing else. Throws for an origin with an invalid host.
 */
export function contentSecurityPolicy(pages: readonly PolicyNeeds[], mailOrigin: string): string {
  const frames = [...new Set(pages.flatMap((page) => page.frames))]
  const strange = [mailOrigin, ...frames].find((origin) => !ORIGIN.test(origin))
  if (strange !== undefined) throw new Error(`${strange} is no origin that a Content-Security-Policy can name`)
  const scripts = hashes(pages.flatMap((page) => page.scripts))
  const styles = hashes(pages.flatMap((page) => page.styles))
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", mailOrigin],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Works only as a header: a policy in the page itself must not contain it (CSP level 3, section 3.3). */
export const FRAMING = "frame-ancestors 'none'"
