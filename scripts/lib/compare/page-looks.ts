import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser, BrowserContext } from '@playwright/test'

import { openPage, openWindow, pictureName, WIDTHS } from '../page-pictures'
import type { PagePair } from './page-pairs'
import { pictureDifference } from './picture-difference'

/** Addresses at which the two sites are served, without a trailing slash. */
export interface Sites {
  before: string
  after: string
}

/** Pictures of one page at one width; files of the folder they were written to, missing for what is not there. */
export interface Look {
  width: number
  before?: string
  after?: string
  /** Where the two differ. */
  difference?: string
}

/**
 * Takes pictures of every pair in both sites at every width, and writes those that differ, or have only one side, to
 * `folder`. Returns them by address; a page that looks the same is not among them.
 */
export async function pageLooks(browser: Browser, sites: Sites, pairs: PagePair[], folder: string) {
  const now = new Date()
  const looks = new Map<string, Look[]>()
  const atWidth = async (width: number) => {
    const window = await openWindow(browser, width, now)
    for (const pair of pairs) {
      const look = await lookAt(window, width, sites, pair, folder)
      if (look)
        looks.set(
          pair.path,
          [...(looks.get(pair.path) ?? []), look].sort((a, b) => a.width - b.width),
        )
    }
    await window.close()
  }
  await Promise.all(WIDTHS.map(atWidth))
  return looks
}

async function lookAt(window: BrowserContext, width: number, sites: Sites, pair: PagePair, folder: string) {
  const { path } = pair
  const before = pair.before === undefined ? undefined : await pictureOf(window, sites.before + path)
  const after = pair.after === undefined ? undefined : await pictureOf(window, sites.after + path)
  const difference = before && after && (await pictureDifference(before, after))
  if (before && after && !difference) return undefined
  const look: Look = { width }
  for (const [side, picture] of Object.entries({ before, after, difference })) {
    if (!picture) continue
    const file = `${pictureName(path)}-${width}-${side}.png`
    look[side as 'before'] = file
    writeFileSync(join(folder, file), picture)
  }
  return look
}

async function pictureOf(window: BrowserContext, address: string): Promise<Buffer> {
  const page = await openPage(window, address)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await page.close()
  return picture
}
