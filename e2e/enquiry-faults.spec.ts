import type { Page } from '@playwright/test'

import { content, literally } from './support/content'
import {
  arrived,
  expectValues,
  fill,
  lostCharacters,
  forms,
  letPass,
  newEnquiry,
  noValues,
  okButton,
  recordSends,
  sendButton,
  type Form,
} from './support/enquiry'
import { faults, settingsFor, type Fault } from './support/faults'
import { noteFault } from './support/fault-table'
import { expect, test } from './support/test'

const { site } = content
const { failure: words } = content.enquiryForm
const headings = { sent: '', refused: words.title, unreachable: words.title, unknown: words.unknownTitle }

/** What the visitor quotes of a failure. */
const quote = (code: string) =>
  new RegExp(
    literally(words.quote).replace('\\{code\\}', code).replace('\\{time\\}', '\\d+ \\w+ \\d{4}, \\d\\d:\\d\\d:\\d\\d'),
  )

/** Checks that the visitor reads plain words and gets a code to quote and the right ways onward. */
async function expectFailure(form: Form, { state, says, code, again }: Fault) {
  const notice = form.getByRole('group').filter({ hasText: words.call })
  await expect(notice).toBeFocused()
  const heading = { ...headings, ...(code === 'NETWORK' && { unreachable: words.networkTitle }) }[state]
  await expect(notice).toContainText(heading)
  await expect(notice).toContainText(says)
  await expect(notice).toContainText(quote(code))
  await expect(notice).not.toContainText(/dashboard|http|gmail/i)
  await expect(notice.getByRole('button', { name: words.retry })).toHaveCount(again ? 1 : 0)
  await expect(notice.getByRole('link', { name: site.phones[0], exact: true })).toHaveAttribute(
    'href',
    /^tel:\+?\d{7,}$/,
  )
  await expect(notice.getByRole('link', { name: words.mail })).toHaveAttribute('href', /^mailto:/)
  await expect(notice.getByRole('button', { name: words.copy })).toBeVisible()
}

/** Sends an enquiry that meets the fault, checks what the visitor is told, and records the result. */
async function meet(page: Page, form: Form, { place, title }: (typeof forms)[number], fault: Fault) {
  const { cause, state, marker, during, after, arrivals } = fault
  const sends = recordSends(page)
  const { typed, sent } = newEnquiry(marker)
  await fill(form, typed)
  await during?.(page.context())
  await sendButton(form).click()
  if (after) await letPass(page, form, after)
  const popup = page.getByRole('dialog', { name: title, exact: true })
  if (state === 'sent') await expect(popup).toBeVisible()
  else await expectFailure(form, fault)

  const came = await arrived(sent)
  const note = {
    falseSuccess: state !== 'sent' && (await popup.count()) > 0,
    duplicates: Math.max(0, came.length - 1, sends.length - 1),
    lost: state === 'sent' ? 0 : await lostCharacters(form, typed),
  }
  noteFault({ cause, place, state, ...note })
  expect(note, cause).toEqual({ falseSuccess: false, duplicates: 0, lost: 0 })
  expect(came, cause).toHaveLength(arrivals)
  if (state !== 'sent' || place === 'dialog') return
  await okButton(popup).click()
  await expectValues(form, noValues)
}

/** Faults after which the same page can go on to the next one. */
const inARow = faults.filter(
  ({ marker, state, code }) => marker && ['refused', 'unreachable'].includes(state) && code !== '429',
)

for (const place of forms) {
  test(`one failure after another › ${place.place}`, async ({ page }) => {
    test.slow()
    const form = await place.open(page)
    for (const fault of inARow) {
      await meet(page, form, place, fault)
      // At most five messages may be sent in ten minutes; that rule has its own test.
      await page.evaluate(() => localStorage.clear())
    }
  })

  for (const fault of faults.filter((one) => !inARow.includes(one)))
    test.describe(() => {
      test.use(settingsFor(fault))
      test(`${fault.cause} › ${place.place}`, async ({ page }) => {
        if (fault.after) await page.clock.install()
        await fault.before?.(page)
        await meet(page, await place.open(page), place, fault)
      })
    })
}
