import { fileOf, type ContentPath, type Problem } from '../content/content-schema'
import { localise } from '../content/localise'
import type { Content } from '../content/parse-content'
import { listAt, valueAt, walkValues } from '../content/walk-content'
import { inUnits, percentOf, sum } from '../figures'
import { inRupees } from './formula'

/** A field, the value that it must have, and the field that has this value or its operands. */
type Check = readonly [path: ContentPath, expected: unknown, source: ContentPath]

const dayIn = (text: unknown) => /\d{4}-\d{2}-\d{2}/.exec(String(text))?.[0]

/**
 * Problems between figures that no formula computes: ledgers that do not balance, screens of one day with different
 * days, figures that differ from the samples of the calculators, and amounts in words that are no longer the total.
 */
export function consistencyProblems({ screens, calculators }: Pick<Content, 'screens' | 'calculators'>): Problem[] {
  const all = { screens: localise(screens, 'en'), calculators }
  const contentAt = (path: ContentPath = []) => valueAt(all, ...path)
  /** Path of a labelled value outside the table. */
  const linePath = (name: string, id: string): ContentPath => {
    const found = [...walkValues(contentAt(['screens', name]))].find(
      ({ value }) => valueAt(value, 'id') === id && valueAt(value, 'format'),
    )
    return ['screens', name, ...(found?.path ?? []), 'cell']
  }
  /** Paths of the cells of a column, none without the column. */
  const cellsOf = (name: string, id: string, section: 'rows' | 'totals' = 'rows'): ContentPath[] => {
    const table: ContentPath = ['screens', name, 'table']
    const column = listAt(contentAt([...table, 'columns'])).findIndex((candidate) => valueAt(candidate, 'id') === id)
    const rows = column < 0 ? [] : listAt(contentAt([...table, section]))
    return rows.map((_, row) => [...table, section, row, 'cells', column])
  }

  const ledgers = Object.keys(screens).flatMap((name): Check[] => {
    const [[debit], [credit]] = [cellsOf(name, 'debit', 'totals'), cellsOf(name, 'credit', 'totals')]
    return debit && credit ? [[credit, contentAt(debit), debit]] : []
  })
  const days = [
    ['daily-collection', 'collection-round', 'cash-count', 'one-entry'],
    ['trial-balance', 'urgent-report', 'pearls-ratios'],
  ].flatMap(([first = '', ...others]) =>
    others.map((name): Check => {
      const [source, path]: [ContentPath, ContentPath] = [
        ['screens', first, 'detail'],
        ['screens', name, 'detail'],
      ]
      const day = dayIn(contentAt(path))
      return [path, day && String(contentAt(path)).replace(day, String(dayIn(contentAt(source)))), source]
    }),
  )

  const sample: ContentPath = ['calculators', 'interest', 'sample']
  const { opening, movements } = calculators.interest.sample
  const accountDays = [{ day: 1, amount: opening }, ...movements].flatMap(({ day, amount }, row): Check[] => {
    const [date = [], cell = []] = ['date', 'amount'].map((column) => cellsOf('account-days', column)[row])
    const dayText = String(day).padStart(2, '0')
    return [
      [date, String(contentAt(date)).replace(/\d\d$/, dayText), sample],
      [cell, amount, sample],
    ]
  })

  const provision: ContentPath = ['calculators', 'provision']
  const {
    four,
    sample: { provisionHeld },
  } = calculators.provision
  const required = sum(four.classes.map(({ principal, rate }) => percentOf(inUnits(principal, 2), inUnits(rate, 4))))
  const rates: unknown[] = four.classes.map(({ rate }) => rate)

  const checks: Check[] = [
    ...ledgers,
    ...days,
    ...accountDays,
    [linePath('provision-journal', 'required'), inRupees({ n: required, d: 100n }), provision],
    [linePath('provision-journal', 'held'), provisionHeld, provision],
    ...cellsOf('loan-list', 'rate').map((cell): Check => [
      cell,
      rates.find((rate) => rate === contentAt(cell)),
      provision,
    ]),
  ]
  const spelled = [...walkValues(screens)].flatMap(({ path, value }): Problem[] => {
    const spells = valueAt(value, 'spells')
    const total = listAt(screens, path[0] ?? '', 'table', 'totals')
      .flatMap((row) => listAt(row, 'cells'))
      .at(-1)
    if (spells === undefined || spells === total) return []
    const message = `is ${String(spells)}, but the total is ${String(total)}: write the amount in words in both languages, then here`
    return [{ path: ['screens', ...path, 'spells'], message }]
  })
  const differences = checks.flatMap(([path, expected, source]) => {
    const value = contentAt(path)
    if (value !== undefined && value === expected) return []
    const message =
      value === undefined || expected === undefined
        ? 'lacks a figure that another screen or a calculator repeats: restore it, or ask a developer'
        : `is ${String(value)}, but should be ${String(expected)}, like in ${fileOf(source).file}`
    return [{ path, message }]
  })
  return [...differences, ...spelled]
}
