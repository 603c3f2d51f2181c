import type { Page } from '@playwright/test'

/** Sets the text spacing that a reader may choose (WCAG 1.4.12); the page's policy allows no style element. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

/** Text boxes that cut off their content and cannot be scrolled; carousels are left out, as they have controls. */
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

/** Scroll containers without a tab stop: Safari adds none, so the keyboard could not scroll them (WCAG 2.1.1). */
export const scrollersWithoutStop = () =>
  [...document.querySelectorAll<HTMLElement>('[data-scrolls]')]
    .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
    .filter((box) => box.tabIndex !== 0 || !box.ariaLabel)
    .map((box) => box.textContent?.slice(0, 60))

/** Controls with a background colour that have neither background nor border in forced colours (WCAG 1.4.11). */
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
