import type { Page } from '@playwright/test'

import { expect } from './test'

/**
 * Expects no sideways scrolling at any of the widths, without and with text spacing (WCAG 1.4.12). With text spacing,
 * no box may clip its text, or scroll without a tab stop.
 */
export async function expectToFit(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 100 })
    await expect.poll(() => page.evaluate(misfits), `at ${width} px`).toEqual({ plain: 0, spaced: 0, cutOff: [] })
    await expect.poll(() => page.evaluate(scrollersWithoutStop), `at ${width} px with spaced text`).toEqual([])
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []))
}

/** Sideways overflow in px, without and with text spacing, and boxes that clip their content with text spacing. */
function misfits() {
  const sideways = () => Math.max(0, document.documentElement.scrollWidth - innerWidth)
  document.adoptedStyleSheets = []
  const plain = sideways()
  // The Content-Security-Policy blocks style elements.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
  const cutOff = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((box) => {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      // Not compared: hidden texts (absolute), carousels, closed panels, and the mock screen that the hero clips.
      if (position === 'absolute' || box.matches('.slides, .panel *, [inert] *, .hero figure *')) return false
      const clipsWidth = /hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1
      return clipsWidth || (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1)
    })
    .map((box) => `${box.tagName}.${box.className}: ${box.textContent?.slice(0, 60)}`)
  return { plain, spaced: sideways(), cutOff }
}

/** Scroll containers without a tab stop: Safari adds none, so the keyboard could not scroll them (WCAG 2.1.1). */
export const scrollersWithoutStop = () =>
  [...document.querySelectorAll<HTMLElement>('[data-scrolls]')]
    .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
    .filter((box) => box.tabIndex !== 0 || !box.ariaLabel)
    .map((box) => box.textContent?.slice(0, 60))

/**
 * With dark forced colors: filled controls that lose both background and border, and drawings whose lines or areas have
 * a contrast below 3:1, or labels below 4.5:1 (WCAG 1.4.11 and 1.4.3).
 */
export async function lostInForcedColours(page: Page) {
  const filled = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, input, textarea, summary')].filter(
      (control) =>
        control.checkVisibility() &&
        !['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor].includes(
          getComputedStyle(control).backgroundColor,
        ),
    ),
  )
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const lost = await filled.evaluate((controls) => {
    const none = ['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor]
    return controls
      .filter((control) => {
        const { backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(control)
        return none.includes(backgroundColor) && (borderBottomWidth === '0px' || none.includes(borderBottomColor))
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
  const faint = await page.evaluate(faintDrawings)
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null })
  return [...lost, ...faint]
}

/** Drawings with too little contrast to the page, by the best of fill, stroke and (for an image) background. */
function faintDrawings() {
  const luminance = (colour: string) => {
    const parts = colour
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .map((part) => Number(part) / 255)
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05
  }
  const pageLuminance = luminance(getComputedStyle(document.body).backgroundColor)
  const contrast = (colour: string) => {
    if (!colour.startsWith('rgb')) return 0
    const ratio = luminance(colour) / pageLuminance
    return Math.max(ratio, 1 / ratio)
  }
  const shapes = [...document.querySelectorAll('svg :is(path, rect, text)')].filter((shape) => shape.checkVisibility())
  const images = [...document.querySelectorAll('img[src*="icon-"]')].filter((image) => image.checkVisibility())
  return [...shapes, ...images]
    .filter((part) => {
      const { fill, stroke, backgroundColor } = getComputedStyle(part)
      if (part.tagName === 'text') return contrast(fill) < 4.5
      return Math.max(...[fill, stroke, part.tagName === 'IMG' ? backgroundColor : ''].map(contrast)) < 3
    })
    .map(({ outerHTML }) => `faint: ${outerHTML.slice(0, 200)}`)
}
