import type { Locator, Page } from '@playwright/test'

import { openCalculator } from './support/calculators'
import { heroOn } from './support/carousel'
import { askLabel, content, productWithoutGallery } from './support/content'
import { contactDialog } from './support/enquiry'
import { holdScripts } from './support/held-requests'
import { expect, withMotion, openHydrated, test, waitTwoFrames } from './support/test'

/** Upper limit of a response to input, in ms, on an idle machine. */
const LIMIT_MS = 100

test.use({ ...withMotion, hasTouch: true })

/** Slows the CPU of the page down by a factor of 4, and returns the DevTools session. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return devtools
}

/** Times in ms from the input of `act` to the end of its next frame, and to the first response in `part`. */
async function timesToResponse(part: Locator, act: () => Promise<unknown>) {
  const observed = await part.evaluateHandle((box) => {
    const times = new Promise<{ frame: number; response: number }>((resolve) => {
      let input: PerformanceEntry | undefined
      let inputAt = Infinity
      let respondedAt = Infinity
      const report = () => {
        if (!input || respondedAt === Infinity) return
        resolve({ frame: input.duration, response: respondedAt - input.startTime })
      }
      const noteResponse = () => {
        // What an earlier input changes late is no response to this one.
        if (performance.now() < inputAt) return
        respondedAt = Math.min(respondedAt, performance.now())
        report()
      }
      for (const type of ['keypress', 'click'])
        addEventListener(type, ({ timeStamp }) => (inputAt = timeStamp), { capture: true, once: true })
      new MutationObserver(noteResponse).observe(box, { characterData: true, childList: true, subtree: true })
      box.addEventListener('beforetoggle', noteResponse)
      // An Event Timing entry lasts from the input to the end of the next frame.
      new PerformanceObserver((list) => {
        input ??= list.getEntries().find(({ name }) => ['keypress', 'click'].includes(name))
        report()
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    return { times }
  })
  await act()
  return observed.evaluate(({ times }) => times)
}

test('on a slow CPU a calculator draws a typed digit within 100 ms, and its results within 200 ms', async ({
  page,
}) => {
  const { group, field } = await openCalculator(page, 'interest')
  await slowDown(page)
  await field('opening').focus()
  await page.keyboard.press('End')
  const results = group.getByRole('table').first()
  // Polled, because other load of the machine can make a single measurement too long.
  await expect
    .poll(async () => {
      const { frame, response } = await timesToResponse(results, () => page.keyboard.press('1'))
      return frame < LIMIT_MS && response < 2 * LIMIT_MS
    })
    .toBe(true)
})

test('on a slow CPU a tap on the contact button shows within 100 ms that the dialog loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, productWithoutGallery.path)
  const release = await holdScripts(page)
  const devtools = await slowDown(page)
  const loadingNotice = page.locator('[popover]:has([role=status])')
  const button = page.getByRole('button', { name: askLabel(productWithoutGallery), exact: true })
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox())!
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  // Playwright's `tap` does not wait between touchStart and touchEnd.
  const tap = async () => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const { frame, response } = await timesToResponse(loadingNotice, tap)
  expect(response).toBeLessThan(frame)
  expect(frame).toBeLessThan(LIMIT_MS)
  await expect(page.getByRole('status')).toHaveText(content.labels.opening)
  release()
  await expect(contactDialog(page).getByLabel(content.enquiryForm.fields.name.label)).toBeVisible()
})

test('on a slow CPU a change of the hero slide causes no task of 500 ms or more', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
  const { bullet, pause, expectCurrent } = heroOn(page)
  await pause.click()
  await slowDown(page)
  const taskDurations = await page.evaluateHandle(() => {
    const durations = [0]
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    return durations
  })
  for (const slide of [3, 1]) {
    await bullet(slide).click()
    await expectCurrent(slide)
    await waitTwoFrames(page)
  }
  // If the content determined the size of the track, the layout of all slides would take 12 s.
  expect(Math.max(...(await taskDurations.jsonValue()))).toBeLessThan(5 * LIMIT_MS)
})
