import type { BrowserContext, Page } from '@playwright/test'

import { MAILBOX } from './test'

/** One way in which sending can go, and what the visitor is to be told. */
export interface Fault {
  cause: string
  /** Beginning of the heading: refused and unreachable share one, since neither was sent. */
  state: 'sent' | 'refused' | 'unreachable' | 'unknown'
  /** Words that only this failure has. */
  says: string
  /** To quote on the phone. */
  code: string
  /** Makes the mail stand-in answer so, over a real connection. */
  marker?: string
  /** Brought about in the browser before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Brought about when the form is filled. */
  during?: (context: BrowserContext) => Promise<unknown>
  /** Whether sending again is of use; otherwise only the other ways are offered. */
  again: boolean
  /** How often the enquiry arrives. */
  arrivals: number
}

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

/** Serves the pages as a build without the setting `value` would; returns whether one of them held it. */
export async function blankSetting(page: Page, value: string): Promise<() => boolean> {
  let found = false
  await page.route('**', async (route) => {
    const request = route.request()
    // Not the map, which is a document as well.
    if (request.resourceType() !== 'document' || request.frame() !== page.mainFrame()) return route.fallback()
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

/** Everything that the issue tracker of the e-mail service, its documentation and a bad network have in store. */
export const faults: Fault[] = [
  {
    cause: 'no network',
    state: 'unreachable',
    says: 'There is no internet connection',
    code: 'OFFLINE',
    during: (context) => context.setOffline(true),
    again: true,
    arrivals: 0,
  },
  {
    ...refused('NETWORK', 'reset', 'your message most likely did not arrive', true),
    cause: 'reset',
    state: 'unreachable',
  },
  {
    ...refused('NETWORK', 'no-cors', 'your message most likely did not arrive', true),
    cause: 'no CORS header',
    state: 'unreachable',
    arrivals: 1,
  },
  { ...refused('LATE', 'never-answers', 'No answer came in 20 seconds', true), cause: 'timeout', state: 'unknown' },
  refused('400', 'bad-service', 'did not know this site'),
  refused('403', 'forbidden', 'takes no messages from this site'),
  refused('404', 'account-gone', 'mail account of this site could not be found'),
  refused('412', 'provider-broken', 'could not get into our mailbox'),
  refused('413', 'too-large', 'too large for the e-mail service'),
  refused('422', 'no-recipient', 'no address to deliver'),
  refused('429', 'too-many', 'Many messages reached the e-mail service at once'),
  refused('500', 'server-error', 'had a fault', true),
  refused('503', 'unavailable', 'closed for a moment', true),
  accepted('other text', 'other-text'),
  accepted('500 with OK', 'error-ok'),
  {
    cause: 'no settings',
    state: 'refused',
    says: 'This site cannot send messages at the moment',
    code: 'SETTINGS',
    before: (page) => blankSetting(page, 'local-service'),
    again: false,
    arrivals: 0,
  },
  {
    cause: 'script error',
    state: 'refused',
    says: 'A fault in this page',
    code: 'SCRIPT',
    before: breakScript,
    again: false,
    arrivals: 0,
  },
]
