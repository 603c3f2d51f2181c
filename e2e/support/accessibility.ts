import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong in the page's current state, or in `part` of it: each rule with its elements. `early`, before the
 * page is laid out and hydrated, leaves out contrast (axe compares a text with a wrong ground) and the tab stops of boxes
 * that scroll, which come with the scripts.
 */
export async function accessibilityFaults(page: Page, { part = 'html', early = false } = {}) {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // The map is a page of another site; its frame has a title.
    .exclude('iframe')
    // No frames to collect from, and no rule needs the style sheets: this halves the time.
    .setLegacyMode()
    .options({
      preload: { assets: ['media'] },
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: !early }, 'scrollable-region-focusable': { enabled: !early } },
    })
    .analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
