import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong on the page as it is, or in `part` of it, each rule with its elements. */
export async function accessibilityFaults(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // The map is another site's page; its frame has a title.
    .exclude('iframe')
    // Without frames there is nothing to collect in a page of its own, and no rule needs the style sheets: half the time.
    .setLegacyMode()
    .options({ preload: { assets: ['media'] }, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}
