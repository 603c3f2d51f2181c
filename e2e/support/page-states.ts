import type { Page } from '@playwright/test'

import { sampleEnquiry } from '../fixtures/sample-enquiry'
import { otherQuestion } from './content'
import { MAIL, mainForm, openDialogWith, thanks } from './enquiry'
import { expect, menuButton, menuGroup } from './test'

interface PageState {
  name: string
  path: string
  /** Selector of the part that differs from the page at rest. */
  part: string
  prepare: (page: Page) => Promise<unknown>
}

/** States after a click: open menu group, FAQ answer and dialog; form errors; success popup; failed sending. */
export const pageStates: PageState[] = [
  {
    name: 'menu',
    part: 'header',
    path: '/',
    prepare: async (page) => {
      if (await menuButton(page).isVisible()) await menuButton(page).click()
      await menuGroup(page, 'products').click()
    },
  },
  {
    name: 'answer',
    part: 'main',
    path: '/company/faqs',
    prepare: async (page) => {
      await page.getByRole('button', { name: otherQuestion.question, exact: true }).click()
      await expect(page.getByText(otherQuestion.answer, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'dialog',
    part: '[role=dialog]',
    path: '/',
    prepare: (page) => openDialogWith(page.locator('main form[action="/contactus"] button').first()),
  },
  {
    name: 'errors',
    part: 'main',
    path: '/contactus',
    prepare: async (page) => {
      const form = mainForm(page)
      await form.submit({ name: sampleEnquiry.name })
      await expect(form.summary).toBeFocused()
    },
  },
  {
    name: 'sent',
    part: '[role=dialog]',
    path: '/contactus',
    prepare: async (page) => {
      await mainForm(page).submit(sampleEnquiry)
      await expect(thanks(page)).toBeVisible()
    },
  },
  {
    name: 'failed',
    part: 'main',
    path: '/company/feedback',
    prepare: async (page) => {
      await page.route(MAIL, (route) => route.fulfill({ status: 500 }))
      const form = mainForm(page)
      await form.submit(sampleEnquiry)
      await expect(form.failure).toBeFocused()
    },
  },
]
