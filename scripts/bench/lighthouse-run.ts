import lighthouse, { type Flags } from 'lighthouse'
import type { Browser } from 'puppeteer-core'
import { z } from 'zod'

/** `simulate` computes a slow phone's times from one fast load; `devtools` slows down the load itself. */
export type Method = 'simulate' | 'devtools'

/** Lighthouse's categories of scores. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Bytes over the network by kind, headers included. */
type Bytes = Record<(typeof KINDS)[number], number>

/** Kinds of requests, in the order of the report. */
export const KINDS = ['document', 'script', 'font', 'image', 'stylesheet', 'other'] as const

/** One load of a page; times in ms. */
export interface Load {
  fcp: number
  lcp: number
  speedIndex: number
  tbt: number
  cls: number
  bytes: Bytes
  /** Bytes of all requests sent before the first framework script. */
  bytesBeforeScripts: number
  /** Scores from 0 to 100, only for the requested categories. */
  scores: Partial<Record<(typeof CATEGORIES)[number], number>>
}

const requestsSchema = z.array(
  z.object({
    url: z.string(),
    resourceType: z.string().optional(),
    transferSize: z.number(),
    networkRequestTime: z.number(),
  }),
)

type Requests = z.infer<typeof requestsSchema>

/** Number of tries for a page: Lighthouse misses a paint in about one of twenty loads. */
const TRIES = 3

/** Loads `url` as Lighthouse's phone. Throws if Lighthouse cannot measure the page. */
export async function load(
  browser: Browser,
  url: string,
  method: Method,
  categories: readonly string[],
): Promise<Load> {
  for (let left = TRIES - 1; ; left -= 1)
    try {
      return await loadOnce(browser, url, method, categories)
    } catch (error) {
      if (left === 0) throw error
      console.error(`${url} is loaded again: ${error instanceof Error ? error.message : String(error)}`)
    }
}

async function loadOnce(browser: Browser, url: string, method: Method, categories: readonly string[]): Promise<Load> {
  const page = await browser.newPage()
  try {
    const flags: Flags = { throttlingMethod: method, onlyCategories: [...categories], logLevel: 'error' }
    const result = await lighthouse(url, flags, undefined, page)
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    const { audits, categories: judged } = result.lhr
    const value = (audit: string) => {
      const { numericValue, errorMessage } = audits[audit] ?? {}
      if (numericValue === undefined) throw new Error(`${audit}: ${errorMessage}`)
      return numericValue
    }
    const details = audits['network-requests']?.details
    const requests = requestsSchema.parse(details && 'items' in details ? details.items : undefined)
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      speedIndex: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: byKind(requests),
      bytesBeforeScripts: beforeScripts(requests),
      scores: Object.fromEntries(Object.values(judged).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    }
  } finally {
    await page.close()
  }
}

function byKind(requests: Requests): Bytes {
  const bytes: Bytes = { document: 0, script: 0, font: 0, image: 0, stylesheet: 0, other: 0 }
  for (const { resourceType = '', transferSize } of requests) {
    const kind = KINDS.find((name) => name === resourceType.toLowerCase()) ?? 'other'
    bytes[kind] += transferSize
  }
  return bytes
}

function beforeScripts(requests: Requests): number {
  const scripts = requests.filter(({ url }) => /\/_next\/static\/chunks\//.test(url))
  const start = Math.min(...scripts.map(({ networkRequestTime }) => networkRequestTime))
  return total(requests.filter(({ networkRequestTime }) => networkRequestTime < start))
}

const total = (requests: Requests) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0)
