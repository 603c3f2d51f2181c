import type { Page } from '@playwright/test'

import { sampleEnquiry } from '../../lib/fixtures/sample-enquiry'
import { otherQuestion } from './content'
import { MAIL_API, mainForm, openDialogWith, thanksPopup } from './enquiry'
import { expect, menuButton, menuGroup } from './test'

interface PageState {
  name: string
  path: string
  /** Selector of the part that differs from the initial page. */
  changedPart: string
  prepare: (page: Page) => Promise<unknown>
}

/** States after input: open menu group, open FAQ answer, open dialog, form errors, success popup, failure notice. */
export const pageStates: PageState[] = [
  {
    name: 'menu',
    changedPart: 'header',
    path: '/',
    prepare: async (page) => {
      if (await menuButton(page).isVisible()) await menuButton(page).click()
      await menuGroup(page, 'products').click()
    },
  },
  {
    name: 'answer',
    changedPart: 'main',
    path: '/company/faqs',
    prepare: async (page) => {
      await page.getByRole('button', { name: otherQuestion.question, exact: true }).click()
      await expect(page.getByText(otherQuestion.answer, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'dialog',
    changedPart: '[role=dialog]',
    path: '/',
    prepare: (page) => openDialogWith(page.locator('main form[action^="/contactus"] button').first()),
  },
  {
    name: 'errors',
    changedPart: 'main',
    path: '/contactus',
    prepare: async (page) => {
      const form = mainForm(page)
      await form.submit({ name: sampleEnquiry.name })
      await expect(form.errorSummary).toBeFocused()
    },
  },
  {
    name: 'sent',
    changedPart: '[role=dialog]',
    path: '/contactus',
    prepare: async (page) => {
      await mainForm(page).submit(sampleEnquiry)
      await expect(thanksPopup(page)).toBeVisible()
    },
  },
  {
    name: 'failed',
    changedPart: 'main',
    path: '/company/feedback',
    prepare: async (page) => {
      await page.route(MAIL_API, (route) => route.fulfill({ status: 500 }))
      const form = mainForm(page)
      await form.submit(sampleEnquiry)
      await expect(form.failureNotice).toBeFocused()
    },
  },
]
