import type { Page } from '@playwright/test'

import { expect } from './test'

/**
 * Expects no sideways scrolling at any of the widths, without and with text spacing (WCAG 1.4.12). With text spacing,
 * no box may clip its text, or scroll without a tab stop.
 */
export async function expectToFit(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 100 })
    await expect.poll(() => page.evaluate(misfits), `at ${width} px`).toEqual({ overflow: 0, spaced: 0, clipped: [] })
    await expect.poll(() => page.evaluate(scrollersWithoutTabStop), `at ${width} px with spaced text`).toEqual([])
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []))
}

/** Sideways overflow in px without (`overflow`) and with text spacing (`spaced`); boxes that then clip their content. */
function misfits() {
  const sidewaysOverflow = () => Math.max(0, document.documentElement.scrollWidth - innerWidth)
  document.adoptedStyleSheets = []
  const overflow = sidewaysOverflow()
  // The Content-Security-Policy blocks style elements.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
  const clipped = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((box) => {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      // Not compared: hidden texts (absolute), carousels and closed panels.
      if (position === 'absolute' || box.matches('.carousel-slides, .accordion-panel *, [inert] *')) return false
      const clipsWidth = /hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1
      return clipsWidth || (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1)
    })
    // Boxes without text may cut a pattern.
    .filter(({ innerText }) => innerText.trim())
    .map((box) => `${box.tagName}.${box.className}: ${box.textContent?.slice(0, 60)}`)
  return { overflow, spaced: sidewaysOverflow(), clipped }
}

/**
 * Scroll containers without label or tab stop: Safari adds no tab stop for scrolling by keyboard (WCAG 2.1.1). A page
 * whose mock screens have no such container is a fault too: the selector would be wrong.
 */
export function scrollersWithoutTabStop() {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-scrolls]')]
  if (boxes.length === 0 && document.querySelector('figure table')) return ['no scroll container found']
  return boxes
    .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
    .filter((box) => box.tabIndex !== 0 || !box.ariaLabel)
    .map((box) => box.textContent?.slice(0, 60))
}

/**
 * HTML of parts that are hard to see in dark forced colours: filled controls that lose both background and border,
 * shapes with a contrast below 3:1 (WCAG 1.4.11), and drawn texts below 4.5:1 (WCAG 1.4.3). Pictures keep their colours.
 * A page without any shape is a fault too: the selector would be wrong. `filledCount` is the number of filled controls.
 */
export async function lostInForcedColours(page: Page) {
  const filledControls = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, input, textarea, summary')].filter(
      (control) =>
        control.checkVisibility() &&
        !['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor].includes(
          getComputedStyle(control).backgroundColor,
        ),
    ),
  )
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const lostControls = await filledControls.evaluate((controls) => {
    const invisibleColours = ['rgba(0, 0, 0, 0)', getComputedStyle(document.body).backgroundColor]
    return controls
      .filter((control) => {
        const { backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(control)
        const hasNoBorder = borderBottomWidth === '0px' || invisibleColours.includes(borderBottomColor)
        return hasNoBorder && invisibleColours.includes(backgroundColor)
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
  const faint = await page.evaluate(faintDrawings)
  const filledCount = await filledControls.evaluate((controls) => controls.length)
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null })
  return { faults: [...lostControls, ...faint], filledCount }
}

/** Drawings whose fill and stroke both have too little contrast to the page. */
function faintDrawings() {
  /** Relative luminance plus 0.05, as in the contrast ratio of WCAG. */
  const luminance = (colour: string) => {
    const channels = colour
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .map((channel) => Number(channel) / 255)
    const [red, green, blue] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05
  }
  const pageLuminance = luminance(getComputedStyle(document.body).backgroundColor)
  const contrast = (colour: string) => {
    if (!colour.startsWith('rgb')) return 0
    const ratio = luminance(colour) / pageLuminance
    return Math.max(ratio, 1 / ratio)
  }
  const shapes = [...document.querySelectorAll('svg :is(path, rect, text)')].filter((shape) => shape.checkVisibility())
  if (shapes.length === 0) return ['no drawing found']
  return shapes
    .filter((drawing) => {
      const { fill, stroke } = getComputedStyle(drawing)
      if (drawing.tagName === 'text') return contrast(fill) < 4.5
      return Math.max(...[fill, stroke].map(contrast)) < 3
    })
    .map(({ outerHTML }) => `faint: ${outerHTML.slice(0, 200)}`)
}
