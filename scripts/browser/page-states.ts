import type { Page } from '@playwright/test'

import enquiryForm from '@/content/enquiry-form'
import labels from '@/content/labels'
import navigation from '@/content/navigation'
import { breakpoints } from '@/lib/breakpoints'

import { sampleEnquiry } from '../../e2e/fixtures/sample-enquiry'
import type { Shot } from './page-pictures'

interface PageState extends Required<Shot> {
  /** Selector of the part that differs from the page at rest. */
  part: string
}

/** Whether the window has at least the width `lg`, a breakpoint in rem of 16 px. */
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 16 * parseFloat(breakpoints.lg)

const { fields, send, success } = enquiryForm

/** Locator of a form field by its label in content. */
const field = (page: Page, name: keyof typeof fields) => page.getByLabel(fields[name].label.en, { exact: true })

async function sendEnquiry(page: Page, enquiry: Partial<typeof sampleEnquiry>) {
  for (const [name, value] of Object.entries(enquiry)) await field(page, name as keyof typeof sampleEnquiry).fill(value)
  await page.getByRole('button', { name: send.en, exact: true }).click()
}

/** Selector of the notice about form errors or a failed sending; the notice takes the focus. */
const FOCUSED_NOTICE = 'main [role=group]:focus'

const groupLabel = navigation.items.find((item) => 'group' in item)?.label.en

/** States after a click: open menu group, FAQ answer and dialog; form errors; success popup; failed sending. */
export const pageStates: PageState[] = [
  {
    name: 'menu',
    part: 'header',
    path: '/',
    prepare: async (page) => {
      if (!isWide(page)) await page.getByRole('button', { name: labels.menu.en, exact: true }).click()
      const menu = page.getByRole('navigation', { name: labels.mainMenu.en, exact: true })
      await menu.getByRole('button', { name: groupLabel, exact: true }).click()
    },
  },
  {
    name: 'answer',
    part: 'main',
    path: '/company/faqs',
    prepare: async (page) => {
      const secondItem = page.locator('.accordion > div:nth-child(2)')
      await secondItem.getByRole('button').first().click()
      await secondItem.locator('.panel:not([hidden])').waitFor()
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
      await page.locator(FOCUSED_NOTICE).waitFor()
    },
  },
  {
    name: 'sent',
    part: '[role=dialog]',
    path: '/contactus',
    prepare: async (page) => {
      await sendEnquiry(page, sampleEnquiry)
      await page.getByRole('dialog', { name: success.titles.contact.en }).waitFor()
    },
  },
  {
    name: 'failed',
    part: 'main',
    path: '/company/feedback',
    prepare: async (page) => {
      const response = { status: 500, headers: { 'access-control-allow-origin': '*' }, body: 'Internal Server Error' }
      await page.route('**/email/send', (route) => route.fulfill(response))
      await sendEnquiry(page, sampleEnquiry)
      await page.locator(FOCUSED_NOTICE).waitFor()
    },
  },
]
