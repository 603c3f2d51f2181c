import type { Page } from '@playwright/test'

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
  /** Done after the form is filled; the returned function undoes it. */
  during?: (page: Page) => Promise<() => Promise<unknown>>
  /** How long in ms the page waits for the outcome, by the test's clock. */
  after?: number
  /** Whether a retry can help; otherwise only the other ways are offered. */
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

/** Serves pages as a build without the setting `value` would; the returned function says whether one had it. */
export async function blankSetting(page: Page, value: string): Promise<() => boolean> {
  let found = false
  await page.route('**', async (route) => {
    const request = route.request()
    // Only the page itself, not the map's document; and the data file with what the dialog needs.
    const isPage = request.resourceType() === 'document' && request.frame() === page.mainFrame()
    if (!isPage && !request.url().includes('/data/')) return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    found ||= text.includes(value)
    await route.fulfill({ response, body: text.replaceAll(value, '') })
  })
  return () => found
}

/** Cuts the connection; the returned function brings it back. Both wait until the page knows. */
export async function disconnect(page: Page) {
  const setOffline = async (offline: boolean) => {
    await page.context().setOffline(offline)
    await page.waitForFunction((online) => navigator.onLine === online, !offline)
  }
  await setOffline(true)
  return () => setOffline(false)
}

/** Makes the page's own code throw when it sends; the returned function ends this. */
async function breakScript(page: Page) {
  const working = await page.evaluateHandle((address) => {
    const Working = XMLHttpRequest
    window.XMLHttpRequest = class extends Working {
      override open(method: string, url: string | URL, async = true) {
        if (String(url).startsWith(address)) throw new TypeError('A fault in the script')
        super.open(method, url, async)
      }
    }
    return Working
  }, MAILBOX)
  return () => working.evaluate((Working) => void (window.XMLHttpRequest = Working))
}

/** All faults from the issue tracker and documentation of the e-mail service, and from a bad network. */
export const faults: Fault[] = [
  {
    cause: 'no network',
    state: 'unreachable',
    says: words.reasons.offline,
    code: 'OFFLINE',
    during: disconnect,
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
  refused('500', 'server-error', words.reasons.fault, true),
  refused('503', 'unavailable', words.reasons.unavailable, true),
  accepted('other text', 'other-text'),
  accepted('500 with OK', 'error-ok'),
  {
    cause: 'script error',
    state: 'refused',
    says: words.reasons.refused,
    code: 'SCRIPT',
    during: breakScript,
    again: false,
    arrivals: 0,
  },
  refused('429', 'too-many', words.reasons.tooMany),
]

/** Faults that can meet one page in a row; last the one after which the form waits. */
export const inARow = faults.filter(({ after }) => !after)
