import { createHash } from 'node:crypto'

/** Parts of a page that the Content-Security-Policy must allow. */
export interface PolicyNeeds {
  /** Texts of inline scripts. */
  scripts: string[]
  /** Texts of inline style sheets. */
  styles: string[]
  /** Origins of frames. */
  frames: string[]
}

const hashes = (texts: string[]) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/**
 * Content-Security-Policy of all pages (CSP level 3): allows the site's files, hashes of inline scripts and styles, the
 * e-mail provider and the origins of frames.
 */
export function contentSecurityPolicy(pages: readonly PolicyNeeds[], mailOrigin: string): string {
  const frames = [...new Set(pages.flatMap((page) => page.frames))]
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

/** Directive for the header alone: browsers ignore it in a `<meta>` policy (CSP level 3, section 3.3). */
export const FRAME_ANCESTORS = "frame-ancestors 'none'"
