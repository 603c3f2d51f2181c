import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare const axe: typeof axeCore

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong in the page's current state, or in `part` of it: each rule with its elements. */
export async function accessibilityFaults(page: Page, { part = 'html' } = {}) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  return page.evaluate(async (include) => {
    const { violations } = await axe.run(
      // The map is a page of another site; its frame has a title.
      { include, exclude: 'iframe' },
      // No rule needs the style sheets.
      { preload: { assets: ['media'] }, resultTypes: ['violations'] },
    )
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  }, part)
}
