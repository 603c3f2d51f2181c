import type { BrowserContext, Page } from '@playwright/test'

import { content } from './content'
import { MAILBOX } from './test'

const words = content.enquiryForm.failure

/** After this time in ms without an answer, the form says that the outcome is unknown. */
export const NO_ANSWER_MS = 20_000

/** One possible outcome of sending, and what the visitor must be told. */
export interface Fault {
  cause: string
  /** Selects the heading: refused and unreachable share one, since in both cases nothing was sent. */
  state: 'sent' | 'refused' | 'unreachable' | 'unknown'
  /** What the visitor is told. */
  says: string
  /** The code that the visitor quotes on the phone. */
  code: string
  /** Makes the mail stand-in answer in this way, over a real connection. */
  marker?: string
  /** Prepared in the browser before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Done after the form is filled. */
  during?: (context: BrowserContext) => Promise<unknown>
  /** How long in ms the page waits for the outcome, by the test's clock. */
  after?: number
  /** Whether a retry can help; otherwise only the other ways are offered. */
  again: boolean
  /** How often the enquiry arrives. */
  arrivals: number
}

/**
 * What a test of the fault needs: a clock needs its own tab, and a blank setting changes an inline script, whose hash in
 * the content policy then does not match.
 */
export const settingsFor = ({ after, before }: Fault) => ({ ownTab: Boolean(after), bypassCSP: Boolean(before) })

const refused = (code: string, name: string, says: string, again = false): Fault => ({
  cause: code,
  state: 'refused',
  says,
  code,
  marker: `[simulate:${name}]`,
  again,
  arrivals: 0,
})

const accepted = (cause: string, name: string): Fault => ({
  cause,
  state: 'sent',
  says: '',
  code: '',
  marker: `[simulate:${name}]`,
  again: false,
  arrivals: 1,
})

/** Serves pages as a build without the setting `value` would; the returned function says whether any page had it. */
export async function blankSetting(page: Page, value: string): Promise<() => boolean> {
  let found = false
  await page.route('**', async (route) => {
    const request = route.request()
    // Only the page itself, not the map's document; and the data file with what the dialog needs.
    const isPage = request.resourceType() === 'document' && request.frame() === page.mainFrame()
    if (!isPage && !request.url().includes('/data/')) return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    found ||= html.includes(value)
    await route.fulfill({ response, body: html.replaceAll(value, '') })
  })
  return () => found
}

const breakScript = (page: Page) =>
  page.addInitScript((address) => {
    class Broken extends XMLHttpRequest {
      override open(method: string, url: string | URL, async = true) {
        if (String(url).startsWith(address)) throw new TypeError('A fault in the script')
        super.open(method, url, async)
      }
    }
    window.XMLHttpRequest = Broken
  }, MAILBOX)

/** All faults from the issue tracker and documentation of the e-mail service, and from a bad network. */
export const faults: Fault[] = [
  {
    cause: 'no network',
    state: 'unreachable',
    says: words.reasons.offline,
    code: 'OFFLINE',
    during: (context) => context.setOffline(true),
    again: true,
    arrivals: 0,
  },
  {
    ...refused('NETWORK', 'reset', words.reasons.network, true),
    cause: 'reset',
    state: 'unreachable',
  },
  {
    ...refused('NETWORK', 'no-cors', words.reasons.network, true),
    cause: 'no CORS header',
    state: 'unreachable',
    arrivals: 1,
  },
  {
    ...refused('LATE', 'never-answers', words.reasons.late, true),
    cause: 'timeout',
    state: 'unknown',
    after: NO_ANSWER_MS,
  },
  refused('400', 'bad-service', words.reasons.refused),
  refused('403', 'forbidden', words.reasons.refused),
  refused('404', 'account-gone', words.reasons.refused),
  refused('412', 'provider-broken', words.reasons.refused),
  refused('413', 'too-large', words.reasons.tooLong),
  refused('422', 'no-recipient', words.reasons.refused),
  refused('429', 'too-many', words.reasons.tooMany),
  refused('500', 'server-error', words.reasons.fault, true),
  refused('503', 'unavailable', words.reasons.unavailable, true),
  accepted('other text', 'other-text'),
  accepted('500 with OK', 'error-ok'),
  {
    cause: 'no settings',
    state: 'refused',
    says: words.reasons.refused,
    code: 'SETTINGS',
    before: (page) => blankSetting(page, 'local-service'),
    again: false,
    arrivals: 0,
  },
  {
    cause: 'script error',
    state: 'refused',
    says: words.reasons.refused,
    code: 'SCRIPT',
    before: breakScript,
    again: false,
    arrivals: 0,
  },
]
