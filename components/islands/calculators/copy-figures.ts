import type { ClipboardEvent } from 'react'

import { spreadsheetFigure } from '@/lib/calculators/figures'

/** Lines of results: rows of tables, names with their values, and sentences. */
const LINES = 'tr, dl > div, p:not([aria-hidden])'
const figureOr = (text: string) => spreadsheetFigure(text) ?? text

/**
 * Copies selected results so that a spreadsheet gets numbers: each figure without commas, in the digits 0–9. A selection
 * over several cells is copied as a table of whole lines with all their columns, whatever the width of the window hides.
 */
export function copyFigures(event: ClipboardEvent<HTMLElement>) {
  const selection = getSelection()
  const selected = selection?.toString().trim()
  if (!selection || !selected) return
  event.preventDefault()
  if (!/[\t\n]/.test(selected)) return event.clipboardData.setData('text/plain', figureOr(selected))
  const table = document.createElement('table')
  for (const line of event.currentTarget.querySelectorAll(LINES)) {
    if (!selection.containsNode(line, true) || line.getClientRects().length === 0) continue
    const row = table.insertRow()
    for (const cell of (line.matches('p') ? [line] : line.children) as Iterable<HTMLElement>) {
      // A figure that stands under the name, for lack of width, has a column of its own.
      const again = cell.querySelector<HTMLElement>('[data-again]')?.innerText ?? ''
      row.insertCell().textContent = figureOr(cell.innerText.replace(again, '').replace(/\s+/g, ' ').trim())
    }
  }
  const lines = [...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent).join('\t'))
  event.clipboardData.setData('text/plain', lines.join('\n'))
  event.clipboardData.setData('text/html', table.outerHTML)
}
