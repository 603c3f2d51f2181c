import { installedFirefox, installedWebKit } from '../scripts/browser/installed'
import { TEST_PORT } from '../scripts/build/settings'

import { bulletName, HERO } from './support/carousel'
import { askAbout, content, groupLabel, noticeIsOn, longest, question, still } from './support/content'
import { arrived, contactPage, fields, newEnquiry } from './support/enquiry'
import { startFirefox, startWebKit, type Engine } from './support/engines'
import { tellingErrors } from './support/proxy'
import { expect, test } from './support/test'

const { labels, navigation } = content
const ORIGIN = `http://localhost:${TEST_PORT}`
const named = (label: string) => `[aria-label=${JSON.stringify(label)}]`
const hero = named(HERO)
const slide = (number: number) => `${hero} .slide:nth-child(${number}):not([inert])`
const answer = (number: number) => `.accordion > div:nth-child(${number})`

/** Runs the site in WebKit (the engine of iPhones, here as WebKitGTK) and in Firefox, where they are installed. */
for (const [name, binary, launch] of [
  ['WebKit', installedWebKit(), startWebKit],
  ['Firefox', installedFirefox(), startFirefox],
] as const)
  test.describe(`in ${name}`, () => {
    test.skip(!binary, `there is no ${name} that can be driven on this machine`)
    test.describe.configure({ mode: 'serial' })
    let engine: Engine
    test.beforeAll(async () => {
      engine = await launch(binary!)
    })
    test.afterAll(() => engine?.stop())

    const count = (selector: string) =>
      engine.run(
        (wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility()).length,
        selector,
      )
    const see = (selector: string) => expect.poll(() => count(selector), selector).toBeGreaterThan(0)
    const gone = (selector: string) => expect.poll(() => count(selector), selector).toBe(0)
    const expectFocus = (text: string) =>
      expect.poll(() => engine.run(() => document.activeElement?.textContent)).toBe(text)
    const open = async (path: string, origin = ORIGIN) => {
      await engine.open(origin + path)
      await engine.run(() => void dispatchEvent(new Event('pointerdown')))
      await see('html[data-hydrated]')
    }

    /** What visitors do on some pages. */
    const uses: Record<string, () => Promise<void>> = {
      async '/'() {
        // The notice stops the carousel.
        if (noticeIsOn) await engine.press('[role=dialog] button')
        await see(`${hero} .slides[data-live]`)
        await engine.press(`${hero} ${named(bulletName(2))}`)
        await see(slide(2))
        // The carousel then moves on by itself.
        await see(slide(3))

        const group = navigation.items.findIndex((item) => 'group' in item && item.group === 'company')
        await engine.press(`nav${named(labels.mainMenu)} li:nth-child(${group + 1}) > button`)
        await see(`nav${named(labels.mainMenu)} a[href="/company/faqs"]`)
        await engine.escape()
        await gone(`nav${named(labels.mainMenu)} a[href="/company/faqs"]`)
        await expectFocus(groupLabel('company'))
      },
      async [still.path]() {
        for (const leave of [() => engine.escape(), () => engine.back()]) {
          await engine.press('main form[action="/contactus"] button')
          await see('[role=dialog] input[name=name]')
          await leave()
          await gone('[role=dialog]')
          await expectFocus(askAbout(still))
        }
      },
      async '/company/faqs'() {
        // The browser's find finds the words of a closed answer.
        const words = question.answer.split(' ').slice(0, 6).join(' ')
        const find = (text: string) => (window as unknown as { find(text: string): boolean }).find(text)
        expect(await engine.run(find, words)).toBe(true)

        await engine.press(`${answer(2)} button`)
        await see(`${answer(2)} .panel p`)
        await engine.press(`${answer(3)} button`)
        await see(`${answer(3)} .panel p`)
        await see(`${answer(2)}:has(.panel[hidden])`)
      },
    }

    test('pages of all kinds hydrate; menu, carousel, dialog, accordion and find work, all without an error', async () => {
      const { address, close } = await tellingErrors(ORIGIN)
      for (const path of [...Object.keys(uses), longest.path, '/company/aboutus', '/contactus', '/ne'])
        await test.step(path, async () => {
          await open(path, address)
          expect(await count('h1')).toBe(1)
          expect(await engine.run(() => document.fonts.status)).toBe('loaded')
          await uses[path]?.()
          expect(await engine.run(() => (window as unknown as { errors: string[] }).errors)).toEqual([])
        })
      await close()
    })

    test('the form shows which fields are missing, and one enquiry arrives', async () => {
      await open('/contactus')
      await engine.press('main form [type=submit]')
      await expect.poll(() => count('main form [aria-invalid=true]')).toBe(fields.length)
      const { typed, sent } = newEnquiry()
      for (const { key } of fields) await engine.type(`main [name=${key}]`, typed[key])
      await engine.press('main form [type=submit]')
      await see('[role=dialog]')
      expect(await arrived(sent)).toHaveLength(1)
      expect(await engine.run(() => document.querySelector('[role=dialog] h2')?.textContent)).toBe(contactPage.title)
    })
  })
