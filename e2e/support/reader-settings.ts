import type { Page } from '@playwright/test'

/** Text as wide and as tall as a reader may set it (WCAG 1.4.12); the page's policy allows no style element. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

/** Texts that stick out of a box which cuts them off and cannot be scrolled; a carousel has controls for that. */
export const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((box) => {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        if (position === 'absolute' || box.matches('.slides, .panel *, [inert] *')) return false
        const wide = /hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1
        return wide || (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1)
      })
      .map((box) => `${box.tagName}.${box.className}: ${box.textContent?.slice(0, 60)}`),
  )

/** Boxes that scroll sideways and that the keyboard could not reach in Safari, which has no stop of its own for them (WCAG 2.1.1). */
export const scrollersWithoutStop = () =>
  [...document.querySelectorAll<HTMLElement>('[data-scrolls]')]
    .filter((box) => box.scrollWidth > box.clientWidth && (box.tabIndex !== 0 || !box.ariaLabel))
    .map((box) => box.textContent?.slice(0, 60))

/** Controls that are seen by their ground, and have neither ground nor edge where colours are forced (WCAG 1.4.11). */
export async function lostInForcedColours(page: Page) {
  const filled = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, input, textarea, summary')].filter(
      (one) =>
        one.checkVisibility() &&
        !['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor].includes(
          getComputedStyle(one).backgroundColor,
        ),
    ),
  )
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await filled.evaluate((controls) => {
    const none = ['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor]
    return controls
      .filter((control) => {
        const { backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(control)
        return none.includes(backgroundColor) && (borderBottomWidth === '0px' || none.includes(borderBottomColor))
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return lost
}
