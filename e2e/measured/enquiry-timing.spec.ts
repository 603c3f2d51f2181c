import { content } from '../support/content'
import { contactPage, expectValues, fill, newEnquiry, sendButton } from '../support/enquiry'
import { expect, test } from '../support/test'

const { enquiryForm } = content
const words = { slow: enquiryForm.slow, unknown: enquiryForm.failure.unknownTitle }

test('says after 8 s that it still tries, and after 20 s that it does not know', async ({ page }) => {
  // Timed in the page: what is looked at from outside is seen late.
  await page.addInitScript((said) => {
    const times = { begin: 0, slow: 0, unknown: 0 }
    Object.assign(window, { times })
    addEventListener('submit', () => (times.begin = performance.now()), true)
    const look = () => {
      const text = document.querySelector('main')?.textContent ?? ''
      if (text.includes(said.slow)) times.slow ||= performance.now()
      if (text.includes(said.unknown)) times.unknown ||= performance.now()
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  }, words)
  const form = await contactPage.open(page)
  const { typed } = newEnquiry('[simulate:never-answers]')
  await fill(form, typed)
  await sendButton(form).click()
  await expect(form.getByRole('status').filter({ hasText: enquiryForm.sending })).toBeAttached()
  await expect(sendButton(form)).toBeDisabled()
  await expect(sendButton(form)).toBeFocused()
  await expect(form.getByRole('status').filter({ hasText: words.slow })).toBeVisible({ timeout: 10_000 })
  await expect(form.getByRole('group')).toContainText(words.unknown, { timeout: 15_000 })
  const { begin, slow, unknown } = await page.evaluate(
    () => (window as unknown as { times: { begin: number; slow: number; unknown: number } }).times,
  )
  expect(Math.abs(slow - begin - 8000), `${slow - begin} ms`).toBeLessThan(150)
  expect(Math.abs(unknown - begin - 20_000), `${unknown - begin} ms`).toBeLessThan(150)
  await expectValues(form, typed)
})
