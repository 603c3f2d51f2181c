import type { CDPSession, Page } from '@playwright/test'

import { kinds, openCalculator } from './support/calculators'
import { askAbout, content, question, still } from './support/content'
import { contactDialog, control } from './support/enquiry'
import { holdScripts } from './support/late'
import { expect, moving, openHydrated, test } from './support/test'

/** What must be quick: times in ms, on a machine with nothing else to do, slowed down to a phone where it says so. */
const LIMIT = 100

test.use(moving)

const slowDown = async (page: Page): Promise<CDPSession> => {
  const cpu = await page.context().newCDPSession(page)
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return cpu
}

test('a panel opens and closes in 300 ms', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  for (const opens of [true, false]) {
    const { time, heights } = await page.getByRole('button', { name: question.question, exact: true }).evaluate(
      (title: HTMLElement) =>
        new Promise<{ time: number; heights: number[] }>((resolve) => {
          const panel = title.closest('[id]:not(button)')!.querySelector('.panel')!
          const heights = [panel.getBoundingClientRect().height]
          const start = performance.now()
          let [first, last] = [0, 0]
          title.click()
          const watch = () => {
            const [now, height] = [performance.now() - start, panel.getBoundingClientRect().height]
            if (height !== heights.at(-1)) last = now
            first ||= last
            heights.push(height)
            if (now > 900) resolve({ time: last - first, heights })
            else requestAnimationFrame(watch)
          }
          requestAnimationFrame(watch)
        }),
    )
    expect(Math.abs(time - 300), `${time} ms`).toBeLessThan(150)
    expect(new Set(heights).size, 'heights on the way').toBeGreaterThan(4)
    expect((heights.at(-1) ?? 0) > 0).toBe(opens)
  }
})

const fields = { interest: 'opening', provision: 'held', depreciation: 'cost' }

for (const kind of kinds)
  test(`${kind}: a result is on screen within 100 ms of a key press on a slow phone`, async ({ page }) => {
    const { group, field } = await openCalculator(page, kind)
    await slowDown(page)
    await field(fields[kind]).focus()
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
        addEventListener('beforetoggle', ({ target }) => (target as Element).matches('[role=status]') && note(), true)
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
    await expect(control(contactDialog(page), { label: 'Name :' })).toBeVisible()
  })

  test('no task of the home page is longer than 200 ms while it loads', async ({ browser }) => {
    /** Longest task of a first visit. */
    const longest = async () => {
      const page = await browser.newPage()
      await slowDown(page)
      await page.addInitScript(() => {
        let longest = 0
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
        }).observe({ type: 'longtask', buffered: true })
        // The page reports it itself: a query from outside would add a long task.
        addEventListener('hydrated', () => setTimeout(() => console.info('longest task:', longest), 1000))
      })
      const said = page.waitForEvent('console', (message) => message.text().startsWith('longest task:'))
      await page.goto('/')
      const time = (await (await said).args()[1]?.jsonValue()) as number
      await page.close()
      return time
    }
    await expect.poll(longest).toBeLessThan(200)
  })
})
