import { question } from '../support/content'
import { expect, openHydrated, test } from '../support/test'

test('a panel opens and closes in 300 ms', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  for (const opens of [true, false]) {
    const { time, heights } = await page.getByRole('button', { name: question.question, exact: true }).evaluate(
      (title) =>
        new Promise<{ time: number; heights: number[] }>((resolve) => {
          const panel = title.closest('[id]:not(button)')?.querySelector('.panel')
          if (!panel) throw new Error('no panel')
          const heights = [panel.getBoundingClientRect().height]
          const start = performance.now()
          let [first, last] = [0, 0]
          ;(title as HTMLElement).click()
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
