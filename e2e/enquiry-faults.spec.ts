import type { Page } from '@playwright/test'

import { content, literally } from './support/content'
import {
  arrived,
  expectValues,
  fill,
  contactPage,
  feedbackPage,
  lostCharacters,
  letPass,
  newEnquiry,
  noValues,
  okButton,
  openWith,
  recordSends,
  sendButton,
  smallDialog,
  type Form,
} from './support/enquiry'
import { faults, inARow, type Fault } from './support/faults'
import { expect, test } from './support/test'

/** The places of the form; what the dialog says does not depend on its page. */
const places = [contactPage, feedbackPage, smallDialog]
type Place = Pick<(typeof places)[number], 'place' | 'title'>

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
  const told = await notice.textContent()
  expect(told).toContain(heading)
  expect(told).toContain(says)
  expect(told).toMatch(quote(code))
  expect(told).not.toMatch(/dashboard|http|gmail/i)
  await expect(notice.getByRole('button', { name: words.retry })).toHaveCount(again ? 1 : 0)
  await expect(notice.getByRole('link', { name: site.phones[0], exact: true })).toHaveAttribute(
    'href',
    /^tel:\+?\d{7,}$/,
  )
  await expect(notice.getByRole('link', { name: words.mail })).toHaveAttribute('href', /^mailto:/)
  await expect(notice.getByRole('button', { name: words.copy })).toBeVisible()
  // First of all, how to reach the company without the form.
  await expect(notice.getByRole('link')).toHaveText([site.phones[0] ?? '', site.emails[0] ?? '', words.mail])
}

/** Sends an enquiry that meets the fault, and checks what the visitor is told and what has arrived. */
async function meet(page: Page, form: Form, { place, title }: Place, fault: Fault) {
  const { cause, state, marker, during, after, arrivals } = fault
  const sends = recordSends(page)
  const { typed, sent } = newEnquiry(marker)
  await fill(form, typed)
  const undo = await during?.(page)
  await sendButton(form).click()
  if (after) await letPass(page, form, after)
  const popup = page.getByRole('dialog', { name: title, exact: true })
  if (state === 'sent') await expect(popup).toBeVisible()
  else await expectFailure(form, fault)

  const came = await arrived(sent)
  const wrong = {
    falseSuccess: state !== 'sent' && (await popup.count()) > 0,
    duplicates: Math.max(0, came.length - 1, sends.length - 1),
    lost: state === 'sent' ? 0 : await lostCharacters(form, typed),
  }
  expect(wrong, cause).toEqual({ falseSuccess: false, duplicates: 0, lost: 0 })
  expect(came, cause).toHaveLength(arrivals)
  await undo?.()
  if (state !== 'sent') return
  await okButton(popup).click()
  await expect(popup).toHaveCount(0)
  if (place === 'dialog') await openWith(smallDialog.opener(page))
  else await expectValues(form, noValues)
}

for (const place of places)
  test(`one fault after another › ${place.place}`, async ({ page }) => {
    test.slow()
    const form = await place.open(page)
    for (const fault of inARow)
      await test.step(fault.cause, async () => {
        await meet(page, form, place, fault)
        // At most five messages may be sent in ten minutes; that rule has its own test.
        await page.evaluate(() => localStorage.clear())
      })
  })

for (const fault of faults.filter((one) => !inARow.includes(one)))
  test(`${fault.cause} › each place`, async ({ page }) => {
    if (fault.after) await page.clock.install()
    for (const place of places)
      await test.step(place.place, async () => meet(page, await place.open(page), place, fault))
  })
