import type { ContentPath, Problem } from '../content/content-schema'
import { listAt, valueAt, walkValues } from '../content/walk-content'
import { showAmount } from '../figures'
import { localeOfKey, type Locale, toLocaleDigits } from '../i18n/locales'
import { add, decimal, FormulaError, inPaisa, inRupees, parseFormula, type CellValue, type Scope } from './formula'

/** A cell or labelled value that is a formula. */
const FORMULA = /^=(.*)/
/** A formula within a text: `Balance Rs {= balance}`. */
const FORMULA_IN_TEXT = /\{=([^{}]*)\}/g

/** Path of a row below `screens`. */
const pathOfRow = (screen: PropertyKey, section: PropertyKey, row: number) => [screen, 'table', section, row]

/** Path of a cell, from the path of its row. */
const pathOfCell = (row: ContentPath, column: PropertyKey) => [...row, 'cells', column]

/** The inverse of `pathOfCell`; `undefined` for the path of a figure outside a table. */
function cellAt([screen = '', part, section = '', row = 0, , column = 0]: ContentPath) {
  return part === 'table' ? { screen, section, row: Number(row), column } : undefined
}
type TableCell = NonNullable<ReturnType<typeof cellAt>>

const isBold = (row: unknown) => valueAt(row, 'emphasis') === 'bold'

/** Rows that a bold row sums: those below up to the next bold row or, if the table starts with a plain row, above. */
function summandsOf(bold: unknown, rows: unknown[]): unknown[] {
  const ordered = isBold(rows[0]) ? rows : [...rows].reverse()
  const following = ordered.slice(ordered.indexOf(bold) + 1)
  const end = following.findIndex(isBold)
  return end < 0 ? following : following.slice(0, end)
}

/** Rows that the first row of totals sums: all but the bold rows that are sums themselves. */
const countedRows = (rows: unknown[]) => rows.filter((row) => !isBold(row) || summandsOf(row, rows).length === 0)

/**
 * Replaces formulas in the mock screens of raw content by their figures, rounded half up to two decimals, and reports
 * formulas without a result. Other mistakes stay, and the schema reports them.
 */
export function computeFigures(raw: unknown): { computed: unknown; problems: Problem[] } {
  const screens = valueAt(raw, 'screens')
  const problems = new Map<string, Problem>()
  const known = new Map<string, CellValue>()
  const inProgress = new Set<string>()

  /** Runs a computation; for a mistake in the formula at `path`, adds a problem and returns 0. */
  function attempt(path: ContentPath, compute: () => CellValue): CellValue {
    try {
      return compute()
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error
      // One problem for a formula of a column, however many rows it fails in.
      problems.set(path.join('/'), { path: ['screens', ...path], message: error.message })
      return decimal(0)
    }
  }

  const tableRows = (screen: PropertyKey, section: PropertyKey = 'rows') => listAt(screens, screen, 'table', section)
  const columnIndex = (screen: string, id?: string) =>
    listAt(screens, screen, 'table', 'columns').findIndex((column) => valueAt(column, 'id') === id)

  /** Path of a row by its id, or by a number or code in it. */
  const rowPath = (screen: string, name: string): ContentPath | undefined =>
    ['rows', 'totals']
      .flatMap((section) =>
        tableRows(screen, section).map((row, index) => ({ row, path: pathOfRow(screen, section, index) })),
      )
      .find(({ row }) => valueAt(row, 'id') === name || listAt(row, 'cells').includes(name))?.path

  /** The figure of an empty cell in a column with a formula or a sum; null if the cell is to be empty. */
  function columnFigure({ screen, section, row: index, column }: TableCell): CellValue {
    const rows = tableRows(screen)
    const row = tableRows(screen, section)[index]
    const sumOf = (summands: unknown[]) =>
      summands
        .map((summand) => cellFigure(pathOfCell(pathOfRow(screen, 'rows', rows.indexOf(summand)), column)))
        .reduce(add, null)
    const { sum, formula } = Object(valueAt(screens, screen, 'table', 'columns', column)) as Record<string, unknown>
    if (section === 'totals') return sum && index === 0 ? sumOf(countedRows(rows)) : null
    if (isBold(row)) return sum ? sumOf(summandsOf(row, rows)) : null
    if (typeof formula !== 'string') return null
    return parseFormula(formula)(scopeOf(screen, pathOfRow(screen, section, index)))
  }

  /** The figure at a path below `screens`: written, or computed and rounded. */
  function cellFigure(path: ContentPath): CellValue {
    const written = valueAt(screens, ...path)
    // A figure in quotes counts too, lest its formulas add to the schema's message.
    const writtenFigure = decimal(String(written))
    if (writtenFigure) return writtenFigure
    const [, formula] = typeof written === 'string' ? (FORMULA.exec(written) ?? []) : []
    if (formula === undefined && written !== null) throw new FormulaError('names a cell that is no figure')
    const cell = cellAt(path)
    const evaluate =
      formula === undefined
        ? cell && (() => attempt([cell.screen, 'table', 'columns', cell.column, 'formula'], () => columnFigure(cell)))
        : () => attempt(path, () => parseFormula(formula)(scopeOf(path[0]!)))
    if (!evaluate) return null
    const key = path.join('/')
    if (inProgress.has(key)) throw new FormulaError('is computed from itself')
    const stored = known.get(key)
    if (stored !== undefined) return stored
    inProgress.add(key)
    const figure = evaluate()
    inProgress.delete(key)
    const rounded = figure && { n: inPaisa(figure), d: 100n }
    known.set(key, rounded)
    return rounded
  }

  /** Path of the figure that a formula names, see `content/README.md`; `row` is the row of the formula of a column. */
  function namedPath(screen: string, [name = '', ...rest]: string[], row?: ContentPath): ContentPath | undefined {
    const column = columnIndex(screen, rest[0] ?? name)
    const inColumn = (path?: ContentPath) => (path && column >= 0 ? pathOfCell(path, column) : undefined)
    const inOtherScreen = () => (valueAt(screens, name) === undefined ? undefined : namedPath(name, rest))
    if (rest.length > 0) return (rest.length === 1 ? inColumn(rowPath(screen, name)) : undefined) ?? inOtherScreen()
    const isLine = (value: unknown) => valueAt(value, 'id') === name && valueAt(value, 'cell') !== undefined
    const line = () => [...walkValues(valueAt(screens, screen))].find(({ value }) => isLine(value))
    const linePath = (found = line()) => found && [screen, ...found.path, 'cell']
    return inColumn(row) ?? linePath() ?? inColumn(pathOfRow(screen, 'totals', 0))
  }

  const scopeOf = (screen: PropertyKey, row?: ContentPath): Scope => ({
    figure(name) {
      const [first, ...rest] = name.split('.')
      const index = Number(row?.at(-1))
      if (first === 'above' && row && index === 0) return null
      const path =
        first === 'above' && row
          ? namedPath(String(screen), rest, [...row.slice(0, -1), index - 1])
          : namedPath(String(screen), name.split('.'), row)
      if (path) return cellFigure(path)
      throw new FormulaError(`names "${name}", which is no line, column or row of the screen, and no other screen`)
    },
    rows: () =>
      tableRows(screen).flatMap((row, index) =>
        isBold(row) ? [] : [scopeOf(screen, pathOfRow(screen, 'rows', index))],
      ),
  })

  /** A copy of the value at a path below `screens` with figures in place of formulas; `locale` is that of a text. */
  function compute(value: unknown, path: ContentPath, locale?: Locale): unknown {
    if (value === null || (typeof value === 'string' && FORMULA.test(value))) {
      const isCell = path.at(-2) === 'cells' || ['cell', 'amount'].includes(String(path.at(-1)))
      const figure = isCell ? cellFigure(path) : null
      return figure ? inRupees(figure) : value
    }
    if (typeof value === 'string' && locale)
      return value.replace(FORMULA_IN_TEXT, (_, formula: string) => {
        const figure = attempt(path, () => {
          const found = parseFormula(formula)(scopeOf(String(path[0])))
          if (!found) throw new FormulaError('names an empty cell')
          return found
        })
        return toLocaleDigits(locale, figure ? showAmount(inPaisa(figure)) : '')
      })
    if (Array.isArray(value)) return value.map((item: unknown, index) => compute(item, [...path, index], locale))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, item]) => [
      key,
      compute(item, [...path, key], localeOfKey(key, locale)),
    ])
    return Object.fromEntries(entries)
  }

  if (typeof screens !== 'object' || screens === null) return { computed: raw, problems: [] }
  const computed: unknown = { ...Object(raw), screens: compute(screens, []) }
  return { computed, problems: [...problems.values()] }
}
