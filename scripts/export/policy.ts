import { createHash } from 'node:crypto'

/** Parts of a page that its Content-Security-Policy must allow. */
export interface PolicyNeeds {
  /** Texts of its inline scripts. */
  scripts: string[]
  /** Texts of its inline style sheets. */
  styles: string[]
  /** Values of its `style` attributes. */
  styleAttributes: string[]
  /** Origins of its frames. */
  frames: string[]
  /** Origin of the e-mail provider. */
  mailOrigin: string
  /** Whether the page has the script that sets the Trusted Types policy. */
  trustedTypes: boolean
}

/** Excludes characters that end a source, a directive or the policy's attribute: `new URL()` accepts such hosts. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const hashes = (texts: readonly string[]) => [...new Set(texts)].map(hash)

/**
 * The Content-Security-Policy of a page (CSP level 3): allows our own files, exactly its inline scripts and styles, the
 * e-mail provider and the frames of the page, nothing else. With `trustedTypes`, only the named policies turn strings
 * into scripts. Throws for an origin with an invalid host.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  styleAttributes,
  frames,
  mailOrigin,
  trustedTypes,
}: PolicyNeeds): string {
  const strange = [mailOrigin, ...frames].find((origin) => !ORIGIN.test(origin))
  if (strange !== undefined) throw new Error(`${strange} is no origin that a Content-Security-Policy can name`)
  const attributes = hashes(styleAttributes)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles), ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", mailOrigin],
    'frame-src': frames.length > 0 ? [...new Set(frames)] : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  }
  if (trustedTypes) {
    directives['require-trusted-types-for'] = ["'script'"]
    // The page's own policy (lib/page-start/start.ts), and that of the framework's loader.
    directives['trusted-types'] = ['default', 'nextjs#bundler']
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Works only as a header: a policy in the page itself must not contain it (CSP level 3, section 3.3). */
export const FRAMING = "frame-ancestors 'none'"
