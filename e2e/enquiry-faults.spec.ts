import {
  arrived,
  expectValues,
  fill,
  lostCharacters,
  forms,
  newEnquiry,
  noValues,
  recordSends,
  sendButton,
  type Form,
} from './support/enquiry'
import { faults, type Fault } from './support/faults'
import { noteFault } from './support/fault-table'
import { expect, test } from './support/test'

// A page without a setting no longer has the inline script that a content policy would name.
test.use({ bypassCSP: true })

const NOT_SENT = 'Your message was not sent'
const headings = {
  sent: '',
  refused: NOT_SENT,
  unreachable: NOT_SENT,
  unknown: 'We do not know whether your message arrived',
}

/** Checks that the visitor is told in plain words, has something to quote, and has the right ways onward. */
async function expectFailure(form: Form, { state, says, code, again }: Fault) {
  const notice = form.getByRole('alert').filter({ hasText: 'Call us:' })
  await expect(notice).toBeFocused({ timeout: 25_000 })
  const heading = { ...headings, ...(code === 'NETWORK' && { unreachable: 'The connection failed' }) }[state]
  await expect(notice).toContainText(heading)
  await expect(notice).toContainText(says)
  await expect(notice).toContainText(
    new RegExp(`quote ${code}, \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d:\\d\\d \\(Nepal time\\)`),
  )
  await expect(notice).not.toContainText(/dashboard|http|gmail/i)
  await expect(notice.getByRole('button', { name: 'Send again' })).toHaveCount(again ? 1 : 0)
  await expect(notice.getByRole('link', { name: /^\+977/ })).toHaveAttribute('href', /^tel:\+?\d{7,}$/)
  await expect(notice.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', /^mailto:/)
  await expect(notice.getByRole('button', { name: 'Copy the text' })).toBeVisible()
}

for (const { place, title, open } of forms)
  for (const fault of faults) {
    const { cause, state, marker, before, during, arrivals } = fault

    test(`${cause} › ${place}`, async ({ page, context }) => {
      await before?.(page)
      const form = await open(page)
      const sends = recordSends(page)
      const { typed, sent } = newEnquiry(marker)
      await fill(form, typed)
      await during?.(context)
      await sendButton(form).click()
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
      expect(note).toEqual({ falseSuccess: false, duplicates: 0, lost: 0 })
      expect(came).toHaveLength(arrivals)
      if (state !== 'sent' || place === 'dialog') return
      await popup.getByRole('button', { name: 'OK' }).click()
      await expectValues(form, noValues)
    })
  }
