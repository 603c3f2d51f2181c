import type { Locator } from '@playwright/test'

import { expect } from './test'

/** Expects a font of the system: those of the site are cut to the words of the content. */
export const expectSystemFont = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => {
        const families = getComputedStyle(element).fontFamily
        return [...document.fonts].filter(({ family }) => families.includes(family)).map(({ family }) => family)
      }),
    )
    .toEqual([])
