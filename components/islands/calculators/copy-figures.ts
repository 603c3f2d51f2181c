import type { ClipboardEvent } from 'react'

import { spreadsheetFigure } from '@/lib/calculators/figures'

/** Selector of result lines: table rows, name-value pairs, sentences. */
const LINE_SELECTOR = 'tr, dl > div, p:not([aria-hidden])'
const figureOrText = (text: string) => spreadsheetFigure(text) ?? text

/**
 * Copy handler: writes figures to the clipboard without commas and in ASCII digits, so that spreadsheets parse them.
 * A selection across cells is copied as whole lines, with the columns that a narrow window hides.
 */
export function copyFigures(event: ClipboardEvent<HTMLElement>) {
  const selection = getSelection()
  const selected = selection?.toString().trim()
  if (!selection || !selected) return
  event.preventDefault()
  if (!/[\t\n]/.test(selected)) return event.clipboardData.setData('text/plain', figureOrText(selected))
  const table = document.createElement('table')
  for (const line of event.currentTarget.querySelectorAll(LINE_SELECTOR)) {
    if (!selection.containsNode(line, true) || line.getClientRects().length === 0) continue
    const row = table.insertRow()
    for (const cell of (line.matches('p') ? [line] : line.children) as Iterable<HTMLElement>) {
      // `NarrowFigure` repeats a column under the name: leave the duplicate out.
      const duplicate = cell.querySelector<HTMLElement>('[data-duplicate]')?.innerText ?? ''
      row.insertCell().textContent = figureOrText(cell.innerText.replace(duplicate, '').replace(/\s+/g, ' ').trim())
    }
  }
  const lines = [...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent).join('\t'))
  event.clipboardData.setData('text/plain', lines.join('\n'))
  event.clipboardData.setData('text/html', table.outerHTML)
}
