import { latinDigits } from '@/lib/i18n/locales'

/** Rows of tables and of label-value pairs, and the cells of these rows. */
const ROW = 'tr, dl > div'
const CELL = 'th, td, dt > span, dt, dd'

/** A whole cell that is a figure: `−59,000.00`, `४.८७%`. */
const TABLE_FIGURE = /^[-−]?[\d०-९][\d०-९,]*(\.[\d०-९]+)?%?$/

/** A row with its cells, or a block of text outside of rows. */
interface Line {
  element: Element
  isRow: boolean
  cells: Map<Element, string>
}

/** The nearest ancestor that starts a line of its own. */
function blockOf(element: Element): Element {
  const { display } = getComputedStyle(element)
  return element.parentElement && /^(inline|contents)/.test(display) ? blockOf(element.parentElement) : element
}

/** Texts that repeat columns hidden in narrow containers, and texts for screen readers. */
const LEFT_OUT = '[data-narrow], .sr-only'

const isVisible = (element: Element) => element.checkVisibility?.() ?? element.getClientRects().length > 0

/** The lines of a range. A row has its cells in all columns, also in those that narrow containers hide. */
function linesIn(range: Range): Line[] {
  const lines: Line[] = []
  const { commonAncestorContainer: root, startContainer, startOffset, endContainer, endOffset } = range
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let lastBlock: Element | undefined
  for (let node = root instanceof Text ? root : texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!
    const row = parent.closest(ROW)
    if (!range.intersectsNode(node) || !isVisible(row ?? parent) || parent.closest(LEFT_OUT)) continue
    const end = node === endContainer ? endOffset : undefined
    const text = node.textContent!.slice(node === startContainer ? startOffset : 0, end).replace(/\s+/g, ' ')
    const block = blockOf(parent)
    const element = row ?? block
    let line = lines.at(-1)
    if (line?.element !== element) {
      if (!row && !text.trim()) continue
      // Empty cells keep their place.
      const columns = row instanceof HTMLTableRowElement ? [...row.cells] : []
      const selected = columns.filter((cell) => range.intersectsNode(cell))
      line = { element, isRow: Boolean(row), cells: new Map(selected.map((cell) => [cell, ''])) }
      lines.push(line)
    }
    const cell = (row && parent.closest(CELL)) ?? element
    const before = line.cells.get(cell) ?? ''
    line.cells.set(cell, before + (before && block !== lastBlock ? ' ' : '') + text)
    lastBlock = block
  }
  return lines
}

/** A figure as spreadsheets of all languages read it: digits 0–9, a hyphen for minus, no groups. */
const plainFigure = (figure: string) => latinDigits(figure.replaceAll(',', '').replace('−', '-'))

/** Tables of the rows, paragraphs of other lines. */
function htmlOf(lines: { isRow: boolean; cells: string[] }[]) {
  const box = document.createElement('div')
  const append = (parent: Element, tag: string, text = '') => {
    const element = parent.appendChild(document.createElement(tag))
    element.textContent = text
    return element
  }
  for (const { isRow, cells } of lines) {
    if (!isRow) {
      append(box, 'p', cells[0])
      continue
    }
    const last = box.lastElementChild
    const row = append(last?.matches('table') ? last : append(box, 'table'), 'tr')
    for (const cell of cells) append(row, 'td', TABLE_FIGURE.test(cell) ? plainFigure(cell) : cell)
  }
  return box.innerHTML
}

/**
 * Copies each row of a selection as one line with tabs between its cells, and as a row of an HTML table. Browsers copy
 * label-value pairs as two lines each, and cells with several boxes too; a spreadsheet takes `−` (U+2212) for text.
 */
export function copyAsCells(event: ClipboardEvent) {
  const selection = getSelection()
  const isField = event.target instanceof Element && event.target.matches('input, textarea')
  if (!selection?.rangeCount || isField || !event.clipboardData) return
  const lines = linesIn(selection.getRangeAt(0)).map(({ isRow, cells }) => ({
    isRow,
    cells: [...cells.values()].map((cell) => cell.trim()),
  }))
  if (!lines.some(({ isRow, cells }) => isRow && cells.length > 1)) return
  const plainLines = lines.map(({ cells }) =>
    cells.map((cell) => (TABLE_FIGURE.test(cell) ? cell.replace('−', '-') : cell)).join('\t'),
  )
  event.clipboardData.setData('text/plain', plainLines.join('\n'))
  event.clipboardData.setData('text/html', htmlOf(lines))
  event.preventDefault()
}
