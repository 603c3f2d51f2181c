import assert from 'node:assert/strict'
import { test } from 'vitest'

import screens from '@/content/screens'
import workings from '@/content/workings'

import type { ContentPath } from '../../content/model'
import { walk, type Problem } from '../../content/problems'
import { drawnScreens, type Drawn } from '../drawn'
import { judge } from '../judge'
import { screenSumProblems } from '../sum-problems'
import { workingSamples } from '../working-samples'
import { rules } from './all'
import { sheet } from '../../../scripts/screen-sums/sheet-fixture'

/**
 * Figures whose change must be noticed: columns and lines by their id, and words by their place. Each key is a screen,
 * followed by those that it is compared with. Other figures are free, such as the number of all loans ("4 of 312").
 */
const guarded: Record<string, string> = {
  'account-days': 'date amount days balance product',
  'audit-trail inter-branch': 'amount action',
  'cash-count': 'note count amount',
  'cash-count daily-collection': 'sheet difference',
  'centre-sheet':
    'groups members present totals.present rate saving before principal interest due collected after missing share',
  'collection-round': 'summary visits.amount total previous amount balance entry.message',
  'daily-collection': 'number saving instalment penalty total notes.0',
  depreciation: 'rate opening charge closing notes.0',
  'inter-branch inter-branch-balance': 'amount',
  'inter-branch-balance': 'debit credit net',
  'inter-branch-entry': 'amount debit credit',
  'loan-list': 'outstanding provision rate detail',
  'member-sale': 'balance quantity shelf price amount vat exempt taxable difference paid after notes.0',
  'milk-collection': 'fat snf litres rate amount notes.0',
  'milk-payment': 'litres milk feed instalment saving deducted paid',
  'milk-slip milk-collection': 'litres fat snf rate amount',
  'my-account': 'balance opening first second third last deposits',
  'one-entry': 'amount previous deposit balance debit credit before after',
  'one-entry daily-collection': 'savings total',
  'posted-entry': 'debit credit',
  'posted-entry tax-invoice': 'margin notes.0',
  'provision-journal': 'debit credit',
  'provision-journal workings/provision': 'required held',
  'renewal-card': 'next',
  'tax-invoice': 'number quantity rate amount totals.item',
  'trial-balance': 'debit credit surplus',
  'urgent-report': 'loans overdue overdue.percent',
  'urgent-report trial-balance': 'cash bank savings',
  'web-edition': 'debit credit net',
}

/** Numbers inside words: amounts, rates, "5 of", "4/5", "25,000 × 31", "over 5 years", the day of a date. */
const inWords =
  /\d[\d,]*\.\d\d|\d+(?=%| of |\/\d+$| years)|(?<=^\d+\/)\d+$|[\d,]+(?= × )|(?<= × )\d+|(?<=^20\d\d-\d\d-)\d\d$/g

const drawn = new Map([...drawnScreens({ screens }), ...workingSamples({ workings })])
const tied = (id: string) => rules.filter((rule) => rule.screens.includes(id)).flatMap((rule) => rule.screens)

/** Problems when `screen` replaces the screen `id`, in it and in all screens that are compared with it. */
function problemsWith(id: string, screen: Drawn) {
  const others = tied(id).flatMap((name) => [...drawn].filter(([known]) => known === name))
  return judge(new Map([...others, [id, screen]]), rules)
}

const get = (value: unknown, path: ContentPath): unknown =>
  path.reduce((inner: unknown, key) => Reflect.get(Object(inner), key), value)

function changed(screen: Drawn, path: ContentPath, value: unknown): Drawn {
  const copy = structuredClone(screen)
  Reflect.set(Object(get(copy, path.slice(0, -1))), path.at(-1) ?? '', value)
  return copy
}

/** The name of a place as in `guarded`: its column, its line with the key, or the keys that lead to it. */
function nameOf(screen: Drawn, path: ContentPath): string {
  const isLabel = path[1] === 'totals' && typeof get(screen, path) === 'string'
  if (path[3] === 'cells')
    return `${isLabel ? 'totals.' : ''}${String(get(screen, ['table', 'columns', path[4] ?? '', 'id']))}`
  const id = get(screen, [...path.slice(0, -1), 'id'])
  const words = typeof id === 'string' ? [id, ...path.slice(-1).filter((key) => key !== 'cell')] : path
  return words.filter((key) => typeof key === 'string' || path[0] === 'notes').join('.')
}

/** Two changes of each number in a value: a small and a larger one, since rounding can hide a small change. */
function changesOf(value: unknown): unknown[][] {
  if (typeof value === 'number') return [[value + 0.01, value * 1.1 + 1]]
  if (typeof value !== 'string') return []
  const next = (digit: string | undefined) => String((Number(digit) % 9) + 1)
  return [...value.matchAll(inWords)].map(({ 0: token, index }) =>
    [token.slice(0, -1) + next(token.at(-1)), next(token[0]) + token.slice(1)].map(
      (changedToken) => value.slice(0, index) + changedToken + value.slice(index + token.length),
    ),
  )
}

test('the sums of all drawn screens are right', () => {
  assert.deepEqual(screenSumProblems({ screens, workings }), [])
})

for (const [names, list] of Object.entries(guarded)) {
  const [id = ''] = names.split(' ')
  const screen = drawn.get(id)
  // An editor may remove a screen with its product.
  if (!screen || !names.split(' ').every((name) => drawn.has(name))) continue
  test(`every change of a figure of ${names} is noticed`, () => {
    for (const { path, value } of walk(screen)) {
      if (!list.split(' ').includes(nameOf(screen, path))) continue
      for (const changes of changesOf(value)) {
        const [little, more] = changes
        const noticed = problemsWith(id, changed(screen, path, little))
        const found: Problem[] = noticed.length > 0 ? noticed : problemsWith(id, changed(screen, path, more))
        assert.notDeepEqual(found, [], `${id} ${path.join('.')}: ${changes.join(', ')}`)
        // A wrong result is one problem; a wrong figure that sums use is one problem for each of these sums.
        const place = ['screens', id, ...path].join()
        if (typeof value === 'number' && found.some((one) => one.path.join() === place && /: write /.test(one.message)))
          assert.equal(found.length, 1, JSON.stringify(found, null, 2))
      }
    }
  })
}

test('a screen of another kind in the place of any screen causes no exception', () => {
  const bare = drawnScreens({ screens: { bare: sheet([['G-1', null, null, null]], []) } })
  const others = [...drawn.values()].filter(({ kind }) => kind === 'diagram' || kind === 'tiles')
  for (const other of [...bare.values(), ...others])
    for (const id of drawn.keys()) assert.ok(Array.isArray(problemsWith(id, other)))
})
