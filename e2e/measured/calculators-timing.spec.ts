import { kinds, openCalculator } from '../support/calculators'
import { least } from '../support/least'
import { expect, test } from '../support/test'

const fields = { interest: 'opening', provision: 'held', depreciation: 'cost' }

for (const kind of kinds)
  test(`${kind}: a result is on screen within 100 ms of a key press on a slow phone`, async ({ page }) => {
    const { group, field } = await openCalculator(page, kind)
    const cpu = await page.context().newCDPSession(page)
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await field(fields[kind]).focus()
    await page.keyboard.press('End')
    /** Time in ms from a key press to the frame that shows another result. */
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
    expect(await least(answer, 100)).toBeLessThan(100)
  })
