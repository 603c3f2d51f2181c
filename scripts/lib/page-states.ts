import type { Page } from '@playwright/test'

/** A state of a page that only someone who uses it sees. */
interface PageState {
  name: string
  path: string
  reach: (page: Page) => Promise<void>
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 992

const values = {
  'Name :': 'Sample Person',
  'Cooperative Name:': 'Sample Co-operative',
  'Mobile NO:': '9800000000',
  'Address:': 'Kathmandu',
  'Email :': 'person@example.com',
  'Subject :': 'A question',
  'Message :': 'How much is it for two branches?',
}

/** Open menu, open dialog, form errors, success popup and failure: for pictures of what a click shows. */
export const pageStates: PageState[] = [
  {
    name: 'menu',
    path: '/',
    reach: async (page) => {
      if (!isWide(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'PRODUCT' }).click()
    },
  },
  {
    name: 'dialog',
    path: '/',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Contact Us/ })
        .first()
        .click()
      await page.getByRole('dialog').getByLabel('Name :', { exact: true }).waitFor()
    },
  },
  {
    name: 'errors',
    path: '/contactus',
    reach: async (page) => {
      await page.getByLabel('Name :', { exact: true }).fill('Hari')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('alert').filter({ hasText: '* Subject is Required !!' }).waitFor()
    },
  },
  {
    name: 'sent',
    path: '/contactus',
    reach: async (page) => {
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('dialog', { name: 'Detail Sent !' }).waitFor()
    },
  },
  {
    name: 'failed',
    path: '/company/feedback',
    reach: async (page) => {
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
      await page.getByLabel('Subject :').fill('[simulate:server-error]')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
]
