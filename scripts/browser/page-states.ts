import type { Page } from '@playwright/test'

import enquiryForm from '@/content/enquiry-form'
import labels from '@/content/labels'
import navigation from '@/content/navigation'
import { breakpoints } from '@/lib/breakpoints'

import { sampleEnquiry as values } from '../../e2e/fixtures/sample-enquiry'
import type { Shot } from './page-pictures'

/** A state of a page after an action. */
interface PageState extends Required<Shot> {
  /** Selector of the part that differs from the page at rest. */
  part: string
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 16 * parseFloat(breakpoints.lg)

const { fields, send, success } = enquiryForm

/** Locator of a form field by its label in content. */
const field = (page: Page, name: keyof typeof fields) => page.getByLabel(fields[name].label.en, { exact: true })

async function sendEnquiry(page: Page, enquiry: Partial<typeof values>) {
  for (const [name, value] of Object.entries(enquiry)) await field(page, name as keyof typeof values).fill(value)
  await page.getByRole('button', { name: send.en, exact: true }).click()
}

/** Selector of a failure notice, which has the focus. */
const FAILURE_NOTICE = 'main [role=group]:focus'

const group = navigation.items.find((item) => 'group' in item)?.label.en

/** States after a click: open menu, answer and dialog, form errors, success popup and failure. */
export const pageStates: PageState[] = [
  {
    name: 'menu',
    part: 'header',
    path: '/',
    prepare: async (page) => {
      if (!isWide(page)) await page.getByRole('button', { name: labels.menu.en, exact: true }).click()
      const menu = page.getByRole('navigation', { name: labels.mainMenu.en, exact: true })
      await menu.getByRole('button', { name: group, exact: true }).click()
    },
  },
  {
    name: 'answer',
    part: 'main',
    path: '/company/faqs',
    prepare: async (page) => {
      const answer = page.locator('.accordion > div:nth-child(2)')
      await answer.getByRole('button').first().click()
      await answer.locator('.panel:not([hidden])').waitFor()
    },
  },
  {
    name: 'dialog',
    part: '[role=dialog]',
    path: '/',
    prepare: async (page) => {
      await page.locator('main form[action="/contactus"] button').first().click()
      await field(page, 'name').waitFor()
    },
  },
  {
    name: 'errors',
    part: 'main',
    path: '/contactus',
    prepare: async (page) => {
      await sendEnquiry(page, { name: 'Hari' })
      await page.locator(FAILURE_NOTICE).waitFor()
    },
  },
  {
    name: 'sent',
    part: '[role=dialog]',
    path: '/contactus',
    prepare: async (page) => {
      await sendEnquiry(page, values)
      await page.getByRole('dialog', { name: success.titles.contact.en }).waitFor()
    },
  },
  {
    name: 'failed',
    part: 'main',
    path: '/company/feedback',
    prepare: async (page) => {
      const headers = { 'access-control-allow-origin': '*' }
      await page.route('**/email/send', (route) =>
        route.fulfill({ status: 500, headers, body: 'Internal Server Error' }),
      )
      await sendEnquiry(page, values)
      await page.locator(FAILURE_NOTICE).waitFor()
    },
  },
]
