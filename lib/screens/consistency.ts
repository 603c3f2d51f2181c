import type { SampleFigure } from '@/content/schema'

import { fileOf, type ContentPath, type Problem } from '../content/content-schema'
import { localise } from '../content/localise'
import type { Content } from '../content/parse-content'
import { listAt, valueAt, walkValues } from '../content/walk-content'
import { inUnits, percentOf, sum } from '../figures'
import { inRupees } from './formula'

/** A figure that must equal another: where it stands, what it is, what it must be, and where that comes from. */
interface Check {
  path: ContentPath
  value: unknown
  expected: unknown
  source: ContentPath
}

/** What screens repeat of a sample; `expected` gets the figure as written and the index of its row. */
interface Repeated {
  source: ContentPath
  /** Number of rows, if the column must have all figures of the sample. */
  count?: number
  expected: (written: unknown, row: number) => unknown
}

function repeatedFigures({ interest, provision }: Content['calculators']): Record<SampleFigure, Repeated> {
  const { opening, movements } = interest.sample
  const entries = [{ day: 1, amount: opening }, ...movements]
  const account = { source: ['calculators', 'interest', 'sample'], count: entries.length }
  const dayOf = (row: number) => String(entries[row]?.day).padStart(2, '0')

  const source = ['calculators', 'provision']
  const { classes } = provision.four
  const required = sum(classes.map(({ principal, rate }) => percentOf(inUnits(principal, 2), inUnits(rate, 4))))
  return {
    'interest.day': { ...account, expected: (date, row) => entries[row] && String(date).replace(/\d\d$/, dayOf(row)) },
    'interest.amount': { ...account, expected: (_, row) => entries[row]?.amount },
    'provision.required': { source, expected: () => inRupees({ n: required, d: 100n }) },
    'provision.held': { source, expected: () => provision.sample.provisionHeld },
    'provision.rate': { source, expected: (written) => classes.find(({ rate }) => rate === written)?.rate },
  }
}

const dayIn = (text: unknown) => /\d{4}-\d{2}-\d{2}/.exec(String(text))?.[0]

/**
 * Problems between figures that no formula computes: ledgers that do not balance, and what the content marks: screens of
 * one day with different days, figures that differ from the samples of the calculators, and amounts in words that are no
 * longer the total.
 */
export function consistencyProblems({ screens, calculators }: Pick<Content, 'screens' | 'calculators'>): Problem[] {
  const all = { screens: localise(screens, 'en') }
  const repeatedBy = repeatedFigures(calculators)
  const marked = (mark: string, root: unknown = all) =>
    [...walkValues(root)].flatMap(({ path, value }) => {
      const name = valueAt(value, mark)
      return name === undefined ? [] : [{ path, value, name: String(name) }]
    })
  const check = (path: ContentPath, source: ContentPath, expected: (written: unknown) => unknown): Check => {
    const value = valueAt(all, ...path)
    return { path, value, expected: expected(value), source }
  }

  const ledgers = Object.keys(screens).flatMap((name) => {
    const table = ['screens', name, 'table']
    const ids = listAt(all, ...table, 'columns').map((column) => valueAt(column, 'id'))
    const [debit, credit] = ['debit', 'credit'].map((id) => [...table, 'totals', 0, 'cells', ids.indexOf(id)])
    const isLedger = valueAt(all, ...debit!) !== undefined && valueAt(all, ...credit!) !== undefined
    return isLedger ? [check(credit!, debit!, () => valueAt(all, ...debit!))] : []
  })

  const days = marked('sameDayAs').map(({ path, name }) => {
    const source = ['screens', name, 'detail']
    const day = dayIn(valueAt(all, ...source))
    return check([...path, 'detail'], source, (written) => {
      const ownDay = dayIn(written)
      return ownDay && day && String(written).replace(ownDay, day)
    })
  })

  const figures = marked('repeats').flatMap(({ path, value, name }) => {
    const { source, count = 0, expected } = repeatedBy[name as SampleFigure]
    const isColumn = valueAt(value, 'heading') !== undefined
    if (!isColumn) return [check([...path, 'cell'], source, (written) => expected(written, 0))]
    const rows = [...path.slice(0, -2), 'rows']
    return Array.from({ length: Math.max(count, listAt(all, ...rows).length) }, (_, row) =>
      check([...rows, row, 'cells', path.at(-1)!], source, (written) => expected(written, row)),
    )
  })

  const differences = [...ledgers, ...days, ...figures].flatMap(({ path, value, expected, source }) => {
    if (value !== undefined && value === expected) return []
    const message =
      value === undefined || expected === undefined
        ? 'lacks a figure that another screen or a calculator repeats: restore it, or ask a developer'
        : `is ${String(value)}, but should be ${String(expected)}, like in ${fileOf(source).file}`
    return [{ path, message }]
  })
  // In one language a note is a string, without its mark.
  const spelled = marked('spells', { screens }).flatMap(({ path, name: amount }): Problem[] => {
    const total = listAt(all, ...path.slice(0, 2), 'table', 'totals')
      .flatMap((row) => listAt(row, 'cells'))
      .at(-1)
    if (amount === String(total)) return []
    const message = `is ${amount}, but the total is ${String(total)}: write the amount in words in both languages, then here`
    return [{ path: [...path, 'spells'], message }]
  })
  return [...differences, ...spelled]
}
