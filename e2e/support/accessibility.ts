import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare const axe: typeof axeCore

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong in the page's current state, or in `part` of it: each rule with its elements. `early`, before the
 * page is laid out and hydrated, leaves out contrast (axe compares a text with a wrong ground) and the tab stops of boxes
 * that scroll, which come with the scripts.
 */
export async function accessibilityFaults(page: Page, { part = 'html', early = false } = {}) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([include, enabled]) => {
      const { violations } = await axe.run(
        // The map is a page of another site; its frame has a title.
        { include, exclude: 'iframe' },
        {
          // No rule needs the style sheets.
          preload: { assets: ['media'] },
          resultTypes: ['violations'],
          rules: { 'color-contrast': { enabled }, 'scrollable-region-focusable': { enabled } },
        },
      )
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
    },
    [part, !early] as const,
  )
}
