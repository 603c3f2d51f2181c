import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare const axe: typeof axeCore

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Faults that axe finds inside the element `within` (a selector): for each, rule id and HTML of the faulty elements. */
export async function accessibilityFaults(page: Page, { within = 'html' } = {}) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (include) => {
    const { violations } = await axe.run(
      // The only `iframe` is the map, a document of another origin.
      { include, exclude: 'iframe' },
      // `media` alone: no enabled rule needs axe to fetch style sheets.
      { preload: { assets: ['media'] }, resultTypes: ['violations'] },
    )
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  }, within)
}
