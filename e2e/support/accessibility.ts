import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong in the page's current state, or in `part` of it: each rule with its elements. Without `colours`
 * contrast is left out.
 */
export async function accessibilityFaults(page: Page, { part = 'html', colours = true } = {}) {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // The map is a page of another site; its frame has a title.
    .exclude('iframe')
    // No frames to collect from, and no rule needs the style sheets: this halves the time.
    .setLegacyMode()
    .options({
      preload: { assets: ['media'] },
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: colours } },
    })
    .analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
