import Papa from 'papaparse'

import { showPlain } from '../figures'
import { amountOf, type FieldMapping } from './fields'
import { FORMULA } from './read-text'

const SLICE = 10_000

/**
 * Writes records as CSV in UTF-8 with a byte order mark, in parts: Excel shows Nepali only with the mark. Balances become
 * plain figures; a cell that Excel would run gets an apostrophe in front (OWASP, CSV injection).
 */
export function writeCsv(mappings: readonly FieldMapping[], rows: readonly (readonly string[])[]): string[] {
  const config = { escapeFormulae: FORMULA, newline: '\r\n' }
  const balanceAt = mappings.findIndex(({ role }) => role === 'balance')
  const cell = (value: string, index: number) => {
    const amount = index === balanceAt && value !== '' ? amountOf(value) : undefined
    return amount === undefined ? value : showPlain(amount, 2)
  }
  const parts = ['\ufeff', `${Papa.unparse([mappings.map(({ name }) => name)], config)}\r\n`]
  for (let from = 0; from < rows.length; from += SLICE)
    parts.push(
      `${Papa.unparse(
        rows.slice(from, from + SLICE).map((row) => row.map(cell)),
        config,
      )}\r\n`,
    )
  return parts
}
