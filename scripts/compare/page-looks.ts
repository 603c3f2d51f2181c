import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser, BrowserContext } from '@playwright/test'

import { openPage, openWindow, pictureName, WIDTHS } from '../browser/page-pictures'
import type { PagePair } from './page-pairs'
import { pictureDifference } from './picture-difference'

/** Addresses at which the two sites are served, without a trailing slash. */
export interface Sites {
  before: string
  after: string
}

/** Picture files of one page at one width, relative to their folder; undefined for a side that does not exist. */
export interface Look {
  width: number
  before?: string
  after?: string
  /** Picture of the differences. */
  difference?: string
}

/**
 * Takes pictures of every pair in both sites at every width, and writes those that differ, or exist on one side only,
 * to `folder`. Returns them by address; a page that looks the same has none.
 */
export async function pageLooks(browser: Browser, sites: Sites, pairs: PagePair[], folder: string) {
  const now = new Date()
  const byWidth = await Promise.all(
    WIDTHS.map(async (width) => {
      const window = await openWindow(browser, width, now)
      const looks = new Map<string, Look | undefined>()
      for (const { path, before, after } of pairs) {
        const pictures = {
          before: before === undefined ? undefined : await pictureOf(window, sites.before + path),
          after: after === undefined ? undefined : await pictureOf(window, sites.after + path),
        }
        looks.set(path, await keepLook(pictures, width, pictureName(path), folder))
      }
      await window.close()
      return looks
    }),
  )
  return new Map(pairs.map(({ path }) => [path, byWidth.flatMap((looks) => looks.get(path) ?? [])]))
}

/**
 * Writes the pictures of a page to `folder`, with file names that begin with `name`, if they differ or one side is
 * missing. Returns `undefined` when both look the same.
 */
export async function keepLook(
  { before, after }: { before?: Buffer; after?: Buffer },
  width: number,
  name: string,
  folder: string,
): Promise<Look | undefined> {
  const difference = before && after && (await pictureDifference(before, after))
  if (before && after && !difference) return undefined
  const keep = (side: string, picture?: Buffer) => {
    if (!picture) return undefined
    const file = `${name}-${width}-${side}.png`
    writeFileSync(join(folder, file), picture)
    return file
  }
  return {
    width,
    before: keep('before', before),
    after: keep('after', after),
    difference: keep('difference', difference),
  }
}

async function pictureOf(window: BrowserContext, address: string): Promise<Buffer> {
  const page = await openPage(window, address)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await page.close()
  return picture
}
