import { bulletName, HERO } from './support/carousel'
import { askAbout, content, first, menu, noticeIsOn, pages, question, still } from './support/content'
import { arrived, contactPage, fields, newEnquiry } from './support/enquiry'
import { expect, test } from './support/test'
import { installedWebKit, WebKit } from './support/webkit'

const { labels } = content
const binary = installedWebKit()
const [ESCAPE, BACKSPACE] = ['\uE00C', '\uE003']
const named = (label: string) => `[aria-label=${JSON.stringify(label)}]`

let webkit: WebKit

/** The engine of every browser on iPhones, as WebKitGTK has it, where it is installed. */
test.describe('in WebKit', () => {
  test.skip(!binary, 'there is no WebKitGTK with its driver on this machine')
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    webkit = await WebKit.start(binary!)
    await webkit.resize(1440, 900)
  })
  test.afterAll(() => webkit?.stop())

  const count = (selector: string) =>
    webkit.run(
      (wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility()).length,
      selector,
    )
  const see = (selector: string) => expect.poll(() => count(selector), selector).toBeGreaterThan(0)
  const gone = (selector: string) => expect.poll(() => count(selector), selector).toBe(0)
  const focused = () => webkit.run(() => document.activeElement?.textContent)
  const open = async (path: string) => {
    await webkit.open(`http://localhost:3100${path}`)
    await webkit.run(() => void dispatchEvent(new Event('pointerdown')))
    await see('html[data-alive]')
  }

  test('every page comes alive', async () => {
    test.slow()
    for (const { path } of pages) {
      await open(path)
      expect(await count('h1'), path).toBe(1)
      expect(await webkit.run(() => document.fonts.status), path).toBe('loaded')
    }
  })

  test('menu, carousel and dialog work, and Back closes the dialog', async () => {
    await open('/')
    if (noticeIsOn) await webkit.press('[role=dialog] button')
    await webkit.press(`${named(HERO)} ${named(bulletName(2))}`)
    await see(`${named(HERO)} .slide:nth-child(2):not([inert])`)
    const { pages: links } = first(menu.groups.filter(({ group }) => group === 'company'))
    const group = content.navigation.items.findIndex((item) => 'group' in item && item.group === 'company')
    const link = `nav${named(labels.mainMenu)} a[href="${first(links).path}"]`
    await webkit.press(`nav${named(labels.mainMenu)} li:nth-child(${group + 1}) > button`)
    await see(link)
    await webkit.key(ESCAPE)
    await gone(link)

    await open(still.path)
    await webkit.press('main form[action="/contactus"] button')
    await see('[role=dialog] input[name=name]')
    await webkit.back()
    await gone('[role=dialog]')
    expect(await webkit.url()).toContain(still.path)
    expect(await focused()).toBe(askAbout(still))
  })

  test("the browser's find sees the words of a closed answer", async () => {
    await open('/company/faqs')
    const words = question.answer.split(' ').slice(0, 6).join(' ')
    expect(await webkit.run((text) => (window as unknown as { find(text: string): boolean }).find(text), words)).toBe(
      true,
    )
    await webkit.press('.accordion > div:nth-child(2) button')
    await see('.accordion > div:nth-child(2) .panel:not([hidden])')
  })

  test('the form says what is missing, and one enquiry arrives', async () => {
    await open('/contactus')
    const { typed, sent } = newEnquiry()
    await webkit.press('main form [type=submit]')
    await expect.poll(() => count('main form [aria-invalid=true]')).toBe(fields.length)
    for (const { key } of fields) await webkit.type(`main [name=${key}]`, typed[key])
    await webkit.type('main [name=name]', `x${BACKSPACE}`)
    await webkit.press('main form [type=submit]')
    await see('[role=dialog]')
    expect(await webkit.run(() => document.querySelector('[role=dialog] h2')?.textContent)).toBe(contactPage.title)
    expect(await arrived(sent)).toHaveLength(1)
  })

  test('back and forward lead from page to page', async () => {
    await open('/company/faqs')
    await webkit.press('main a[href="/"]')
    await expect.poll(() => webkit.url()).toMatch(/:3100\/$/)
    await webkit.back()
    await expect.poll(() => webkit.url()).toMatch(/\/company\/faqs$/)
    await see('.accordion')
    await webkit.forward()
    await expect.poll(() => webkit.url()).toMatch(/:3100\/$/)
    await see(named(HERO))
  })
})
