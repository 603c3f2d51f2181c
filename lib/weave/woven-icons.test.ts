import assert from 'node:assert/strict'
import { test } from 'vitest'

import { threadPath } from './weave'
import { ICON_GRID, iconFor, wovenIcons, type IconName } from './woven-icons'

const names = Object.keys(wovenIcons).map((name) => iconFor(name))

for (const name of names) {
  const rows: readonly string[] = wovenIcons[name]

  test(`icon ${name} fills the grid with its three colours and open ground`, () => {
    assert.deepEqual(
      rows.map((row) => row.length),
      Array.from({ length: ICON_GRID }, () => ICON_GRID),
    )
    assert.deepEqual([...new Set(rows.join(''))].sort(), ['0', '1', '2', '3'])
  })

  test(`icon ${name} reaches at least two opposite edges of the grid`, () => {
    const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''))
    const reaches = (lines: readonly string[]) => [lines[0], lines.at(-1)].every((line) => /[1-3]/.test(line ?? ''))
    assert.ok(reaches(rows) || reaches(columns))
  })
}

test('no two icons are alike', () => {
  assert.equal(new Set(names.map((name) => wovenIcons[name].join())).size, names.length)
})

test('every way of contact has an icon', () => {
  for (const name of ['contact', 'phone', 'mail', 'map', 'office'] satisfies IconName[]) assert.ok(wovenIcons[name])
})

test('iconFor returns the icon of a name, and the lozenge for a service or download without one', () => {
  assert.equal(iconFor('webhosting'), 'webhosting')
  assert.equal(iconFor('payroll'), 'lozenge')
  assert.equal(iconFor('constructor'), 'lozenge')
})

test('icons are drawn on whole cells', () => {
  for (const name of names) {
    for (const digit of [1, 2, 3]) assert.match(threadPath(wovenIcons[name], digit), /^(m-?\d+[ -]\d+h\d+v\d+h-\d+)+$/)
  }
})
