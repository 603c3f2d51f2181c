import type { Locator } from '@playwright/test'

import { content, interpolate, first, escapeRegExp } from './support/content'
import { parseExported } from './support/exported-pages'
import { telHref, expect, linkTo, openHydrated, test } from './support/test'

const { labels, site } = content
const product = first(content.products)

/** Expects a visible link whose accessible name contains `label` and, if `value` is unconfirmed, its note “Sample”. */
async function expectLinkWithNote(link: Locator, value: string, label = value) {
  await expect(link).toBeVisible()
  await expect(link).toHaveAccessibleName(new RegExp(`${escapeRegExp(label)}.*${site.placeholderNotes[value] ?? ''}`))
}

test('header, foot bar and footer show all contact data; the footer shows the current year', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'))
  await openHydrated(page, product.path)
  const header = page.getByRole('banner')
  await expectLinkWithNote(linkTo(header, `mailto:${site.emails[0]}`), first(site.emails))
  await expectLinkWithNote(linkTo(header, telHref(first(site.phones))), first(site.phones))
  const social = page.getByRole('navigation', { name: labels.social, exact: true })
  // At the top of the page it would lie on the cloths.
  await expect(social).toBeHidden()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(social.getByRole('link')).toHaveCount(site.socials.length)
  for (const { url, label } of site.socials) await expectLinkWithNote(linkTo(social, url), url, label)
  const footer = page.getByRole('contentinfo')
  for (const words of [site.address, site.since])
    await expect(footer.getByText(words, { exact: true }).first()).toBeVisible()
  for (const phone of site.phones) await expectLinkWithNote(linkTo(footer, telHref(phone)), phone)
  for (const email of site.emails) await expectLinkWithNote(linkTo(footer, `mailto:${email}`), email)
  for (const { place, coordinator, phone } of site.offices) {
    const rowsOfPlace = footer.getByRole('listitem').filter({ hasText: place })
    const office = rowsOfPlace.filter({ has: page.locator(`[href="${telHref(phone)}"]`) }).first()
    await expect(office).toContainText(coordinator ?? '')
    await expectLinkWithNote(linkTo(office, telHref(phone)), phone)
  }
  await expect(
    footer.getByText(interpolate(site.copyright, { year: 2031, name: site.name }), { exact: true }),
  ).toBeVisible()

  // A device without a clock reports 1970: the footer keeps the year of the build.
  const builtCopyright = parseExported(product.path)('footer span').last().text()
  await page.clock.setFixedTime(0)
  await openHydrated(page, product.path)
  await expect(footer.getByText(builtCopyright, { exact: true })).toBeVisible()
})

test('a page requests nothing from other hosts until its map enters the viewport', async ({ page, baseURL }) => {
  const otherOrigins = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== baseURL) otherOrigins.add(origin)
  })
  for (const path of ['/', product.path, '/company/aboutus', '/contactus']) {
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect([...otherOrigins], path).toEqual([])
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => [...otherOrigins]).toEqual(['https://www.google.com'])
})

test('on a phone the map is collapsed, and the page has no iframe until the map is opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/company/career')
  const footer = page.getByRole('contentinfo')
  const map = footer.locator('iframe')
  await footer.getByText(site.copyright.split('{')[0]!).scrollIntoViewIfNeeded()
  await expect(map).toHaveCount(0)
  await footer.locator('summary', { hasText: site.map.title }).click()
  await expect(map).toHaveAttribute('title', site.map.title)
})
