import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare const axe: typeof axeCore

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Violations that axe reports for the current page, or for `part`: rule id, then the HTML of each element. */
export async function accessibilityFaults(page: Page, { part = 'html' } = {}) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  return page.evaluate(async (include) => {
    const { violations } = await axe.run(
      // The map belongs to another origin; its frame has a title.
      { include, exclude: 'iframe' },
      // No enabled rule reads the style sheets: axe need not fetch them.
      { preload: { assets: ['media'] }, resultTypes: ['violations'] },
    )
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
  }, part)
}
