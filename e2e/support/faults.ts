import type { BrowserContext, Page } from '@playwright/test'

import { content } from './content'
import { MAILBOX } from './test'

const words = content.enquiryForm.failure

/** After this time without an answer the form does not know whether the enquiry has arrived. */
export const NO_ANSWER_MS = 20_000

/** One way in which sending can go, and what the visitor is to be told. */
export interface Fault {
  cause: string
  /** Beginning of the heading: refused and unreachable share one, since neither was sent. */
  state: 'sent' | 'refused' | 'unreachable' | 'unknown'
  /** What only this failure says. */
  says: string
  /** To quote on the phone. */
  code: string
  /** Makes the mail stand-in answer so, over a real connection. */
  marker?: string
  /** Brought about in the browser before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Brought about when the form is filled. */
  during?: (context: BrowserContext) => Promise<unknown>
  /** How long in ms the page has to wait for it, by a clock that the test moves on. */
  after?: number
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
    // Not the map, which is a document as well. What the dialog needs comes in a file of its own.
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

/** Everything that the issue tracker of the e-mail service, its documentation and a bad network have in store. */
export const faults: Fault[] = [
  {
    cause: 'no network',
    state: 'unreachable',
    says: words.offline,
    code: 'OFFLINE',
    during: (context) => context.setOffline(true),
    again: true,
    arrivals: 0,
  },
  {
    ...refused('NETWORK', 'reset', words.network, true),
    cause: 'reset',
    state: 'unreachable',
  },
  {
    ...refused('NETWORK', 'no-cors', words.network, true),
    cause: 'no CORS header',
    state: 'unreachable',
    arrivals: 1,
  },
  { ...refused('LATE', 'never-answers', words.late, true), cause: 'timeout', state: 'unknown', after: NO_ANSWER_MS },
  refused('400', 'bad-service', words.badRequest),
  refused('403', 'forbidden', words.forbidden),
  refused('404', 'account-gone', words.notFound),
  refused('412', 'provider-broken', words.mailboxBroken),
  refused('413', 'too-large', words.tooLong),
  refused('422', 'no-recipient', words.noRecipient),
  refused('429', 'too-many', words.tooMany),
  refused('500', 'server-error', words.fault, true),
  refused('503', 'unavailable', words.unavailable, true),
  accepted('other text', 'other-text'),
  accepted('500 with OK', 'error-ok'),
  {
    cause: 'no settings',
    state: 'refused',
    says: words.settings,
    code: 'SETTINGS',
    before: (page) => blankSetting(page, 'local-service'),
    again: false,
    arrivals: 0,
  },
  {
    cause: 'script error',
    state: 'refused',
    says: words.script,
    code: 'SCRIPT',
    before: breakScript,
    again: false,
    arrivals: 0,
  },
]
