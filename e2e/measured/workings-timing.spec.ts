import { content } from '../support/content'
import { least } from '../support/least'
import { expect, test } from '../support/test'
import { openWorking, type Kind } from '../support/workings'

const { workings } = content
const fields: Record<Kind, string> = {
  interest: workings.interest.fields.opening,
  provision: workings.provision.fields.held,
  depreciation: workings.depreciation.fields.cost,
}

for (const [kind, name] of Object.entries(fields) as [Kind, string][])
  test(`${kind}: a result is on screen within 100 ms of a key press on a slow phone`, async ({ page }) => {
    const working = await openWorking(page, kind)
    const cpu = await page.context().newCDPSession(page)
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await working.field(name).focus()
    await page.keyboard.press('End')
    /** Time in ms from a key press to the frame that shows another result. */
    const answer = async () => {
      const painted = await working.group.evaluateHandle((group) => {
        const answered = new Promise<number>((resolve) => {
          let pressed = Infinity
          addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
          // The message after a frame follows its paint.
          const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
          const changes = new MutationObserver(painted)
          for (const result of group.querySelectorAll('td, dd'))
            changes.observe(result, { characterData: true, childList: true, subtree: true })
        })
        return { answered }
      })
      await page.keyboard.press('1')
      return painted.evaluate(({ answered }) => answered)
    }
    expect(await least(answer, 100)).toBeLessThan(100)
  })

test('another method moves the shading within 200 ms, at once with reduced motion', async ({ page }) => {
  const { methods } = workings.interest
  const working = await openWorking(page, 'interest')
  /** How long in ms the shading moves after another method was chosen. */
  const moved = async (name: string) => {
    const time = working.group.evaluate(
      (group) =>
        new Promise<number>((resolve) => {
          const shading = group.querySelector('svg svg path')
          if (!shading) throw new Error('no shading')
          const shape = () => getComputedStyle(shading).getPropertyValue('d')
          group.addEventListener(
            'change',
            () => {
              const begin = performance.now()
              let [last, seen] = [begin, shape()]
              const watch = () => {
                const [now, next] = [performance.now(), shape()]
                if (next !== seen) [last, seen] = [now, next]
                if (now - begin > 500) resolve(last - begin)
                else requestAnimationFrame(watch)
              }
              requestAnimationFrame(watch)
            },
            { once: true },
          )
        }),
    )
    await working.group.getByRole('radio', { name, exact: true }).check()
    return time
  }
  const time = await moved(methods.monthlyMinimum.name)
  expect(time).toBeGreaterThan(60)
  expect(time).toBeLessThan(230)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moved(methods.dailyBalance.name)).toBeLessThan(60)
})
