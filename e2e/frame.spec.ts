import { content, filled, first, menu } from './support/content'
import { expect, linkTo, mainMenu, menuButton, menuGroup, openHydrated, test } from './support/test'

const { labels, notFound, products, services, site } = content
const [product, service] = [first(products), first(services)]

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the menu bar leads through the site', async ({ page }) => {
    await openHydrated(page, '/')
    const home = linkTo(mainMenu(page), '/')
    await test.step('it shows its items', async () => {
      const items = mainMenu(page).locator('> div > ul > li > *:first-child')
      await expect(items).toHaveText(menu.items.map(({ label }) => label))
    })
    await test.step('groups open and close by click, and never by hover', async () => {
      const [group, other] = [menuGroup(page, 'products'), menuGroup(page, 'services')]
      await group.hover()
      await other.hover()
      await expect(group).toHaveAttribute('aria-expanded', 'false')
      await group.click()
      await expect(group).toHaveAttribute('aria-expanded', 'true')
      await expect(linkTo(mainMenu(page), product.path)).toBeVisible()
      await other.click()
      await expect(linkTo(mainMenu(page), product.path)).toBeHidden()
      await expect(linkTo(mainMenu(page), service.path)).toBeVisible()
      await page.mouse.click(700, 600)
      await expect(other).toHaveAttribute('aria-expanded', 'false')
    })
    await test.step('groups answer the arrow keys and Escape', async () => {
      const group = menuGroup(page, 'company')
      const links = mainMenu(page).locator('a[href^="/company/"]')
      await group.focus()
      await page.keyboard.press('ArrowDown')
      await expect(links.first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(group).toHaveAttribute('aria-expanded', 'false')
      await expect(group).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(links.last()).toBeFocused()
    })
    await test.step('the active menu item matches the page', async () => {
      await expect(home).toHaveAttribute('aria-current', 'page')
      await menuGroup(page, 'products').click()
      await linkTo(mainMenu(page), product.path).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.heading)
      await expect(menuGroup(page, 'products')).toHaveAttribute('aria-current', 'true')
      await expect(home).not.toHaveAttribute('aria-current')
    })
    await test.step('a click on the link to the current page scrolls to the top', async () => {
      await linkTo(mainMenu(page), '/contactus').click()
      await expect(page).toHaveURL('/contactus')
      await expect(linkTo(mainMenu(page), '/contactus')).toHaveAttribute('aria-current', 'page')
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
      // A click would scroll back to a header that is not sticky yet.
      await expect(page.locator('[data-stuck=true]')).toBeInViewport()
      await linkTo(mainMenu(page), '/contactus').click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })
  })

  test('the unknown address /contact marks the contact page in the menu', async ({ page }) => {
    await openHydrated(page, '/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
    await expect(linkTo(mainMenu(page), '/contactus')).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('menu and map open from their buttons', async ({ page }) => {
    await openHydrated(page, '/company/career')
    await test.step('the menu opens from its button, and Escape closes it', async () => {
      await expect(mainMenu(page)).toBeHidden()
      await menuButton(page).click()
      await menuGroup(page, 'company').click()
      await expect(linkTo(mainMenu(page), '/company/career')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(mainMenu(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    })
    await test.step('the map is folded and asks the other site for nothing until it is opened', async () => {
      const footer = page.getByRole('contentinfo')
      const map = footer.locator('iframe')
      await footer.getByText(site.copyright.split('{')[0] ?? '').scrollIntoViewIfNeeded()
      await expect(map).toHaveCount(0)
      await footer.locator('summary', { hasText: site.map.title }).click()
      await expect(map).toHaveAttribute('title', site.map.title)
    })
    await test.step('choosing a page closes the menu', async () => {
      await menuButton(page).click()
      await menuGroup(page, 'company').click()
      await linkTo(mainMenu(page), '/company/faqs').click()
      await expect(page).toHaveURL('/company/faqs')
      await expect(mainMenu(page)).toBeHidden()
    })
  })
})

test('a page that a host shows at another address has its own', async ({ page }) => {
  await page.route(/\/contactus(\/|\.html|\/index\.html)(\?|$)/, (route) =>
    route.fulfill({ path: 'out/contactus/index.html' }),
  )
  for (const other of ['/contactus/?from=mail#content', '/contactus.html', '/contactus/index.html']) {
    await openHydrated(page, other)
    await expect(page).toHaveURL(other.replace(/\/?(index)?(\.html)?(?=\?|$)/, ''))
    await expect(linkTo(mainMenu(page), '/contactus')).toHaveAttribute('aria-current', 'page')
  }
})

test("a chat in WhatsApp begins with the page's name", async ({ page }) => {
  await openHydrated(page, product.path)
  await page.evaluate(() => {
    const chat = document.createElement('a')
    Object.assign(chat, { href: 'https://wa.me/9779800000000', textContent: 'Chat', target: 'nowhere' })
    chat.addEventListener('click', (event) => event.preventDefault())
    document.querySelector('main')!.prepend(chat)
  })
  const chat = page.getByRole('link', { name: 'Chat', exact: true })
  await chat.click()
  const text = encodeURIComponent(product.heading)
  await expect(chat).toHaveAttribute('href', `https://wa.me/9779800000000?text=${text}`)
})

/** The link target of a phone number. */
const call = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

test.describe('in another year', () => {
  test("header, social bar and footer hold what the specification lists, and the reader's year", async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'))
    await openHydrated(page, service.path)
    const header = page.getByRole('banner')
    await expect(linkTo(header, `mailto:${site.emails[0]}`)).toBeVisible()
    await expect(linkTo(header, call(first(site.phones)))).toBeVisible()
    const social = page.getByRole('navigation', { name: labels.social, exact: true })
    await expect(social.getByRole('link')).toHaveCount(site.socials.length)
    for (const { url } of site.socials) await expect(linkTo(social, url)).toBeVisible()
    const footer = page.getByRole('contentinfo')
    for (const words of [site.address, site.since, ...site.phones, ...site.emails])
      await expect(footer.getByText(words, { exact: true }).first()).toBeVisible()
    for (const { place, coordinator, phone } of site.offices) {
      const rows = footer.getByRole('listitem').filter({ hasText: place })
      const office = rows.filter({ has: page.locator(`[href="${call(phone)}"]`) }).first()
      await expect(office).toContainText(coordinator ?? '')
    }
    await footer.scrollIntoViewIfNeeded()
    const map = footer.getByTitle(site.map.title)
    await expect(map).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin/)
    await expect(map).toHaveAttribute('referrerpolicy', 'no-referrer')
    await test.step("the copyright line shows the reader's current year, however old the build is", async () => {
      const line = filled(site.copyright, { year: 2031, name: site.name })
      await expect(page.getByText(line, { exact: true })).toBeVisible()
    })
  })
})
