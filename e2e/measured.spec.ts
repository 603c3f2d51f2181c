import type { Page } from '@playwright/test'

import { openCalculator } from './support/calculators'
import { bullet, HERO, pause } from './support/carousel'
import { askAbout, content, still } from './support/content'
import { contactDialog, control } from './support/enquiry'
import { holdScripts } from './support/late'
import { expect, moving, openHydrated, test, twoFrames } from './support/test'

/** What must be quick, in ms, on a machine with nothing else to do. */
const LIMIT = 100

test.use(moving)

/** Slows the page's processor down to that of a phone. */
async function slowDown(page: Page) {
  const cpu = await page.context().newCDPSession(page)
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return cpu
}

test('a result is on screen within 100 ms of a key press on a slow phone', async ({ page }) => {
  const { group, field } = await openCalculator(page, 'interest')
  await slowDown(page)
  await field('opening').focus()
  await page.keyboard.press('End')
  /** Time from a key press to the frame that shows another result. */
  const answer = async () => {
    const painted = await group.evaluateHandle((part) => {
      const answered = new Promise<number>((resolve) => {
        let pressed = Infinity
        addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
        // The message after a frame follows its paint.
        const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
        const changes = new MutationObserver(painted)
        for (const result of part.querySelectorAll('td, dd'))
          changes.observe(result, { characterData: true, childList: true, subtree: true })
      })
      return { answered }
    })
    await page.keyboard.press('1')
    return painted.evaluate(({ answered }) => answered)
  }
  // Other load only adds time.
  await expect.poll(answer).toBeLessThan(LIMIT)
})

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the contact button responds within 100 ms and shows that it waits for late code', async ({ page }) => {
    await openHydrated(page, still.path)
    const arrive = await holdScripts(page)
    const cpu = await slowDown(page)
    const button = page.getByRole('button', { name: askAbout(still), exact: true })
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox())!
    const answered = await page.evaluateHandle(() => {
      const time = new Promise<number>((resolve) => {
        let shown = Infinity
        const note = () => (shown = Math.min(shown, performance.now()))
        addEventListener(
          'beforetoggle',
          ({ target }) => (target as Element).querySelector('[role=status]') && note(),
          true,
        )
        // Event Timing counts from the press to the frame painted after it; the answer must be in that frame.
        new PerformanceObserver((list) => {
          const click = list.getEntriesByName('click')[0]
          if (click) resolve(shown < click.startTime + click.duration ? click.duration : Infinity)
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
      })
      return { time }
    })
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    await cpu.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await cpu.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await answered.evaluate(({ time }) => time)).toBeLessThan(LIMIT)
    await expect(page.getByRole('status')).toHaveText(content.labels.opening)
    arrive()
    await expect(control(contactDialog(page), content.enquiryForm.fields.name)).toBeVisible()
  })
})

test('a change of the slide keeps a slow phone free for what is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
  await pause(page, HERO).click()
  await slowDown(page)
  const tasks = await page.evaluateHandle(() => {
    const durations = [0]
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    return durations
  })
  for (const slide of [3, 1]) {
    await bullet(page, HERO, slide).click()
    await expect(bullet(page, HERO, slide)).toHaveAttribute('aria-current', 'true')
    await twoFrames(page)
  }
  // Drawings whose width followed their content once took 12 s.
  expect(Math.max(...(await tasks.jsonValue()))).toBeLessThan(5 * LIMIT)
})
