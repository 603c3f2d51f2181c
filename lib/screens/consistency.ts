import { at, listAt, walk, type Problem } from '../content/problems'
import { localise } from '../content/localise'
import type { Content } from '../content/load'
import { fileOf, type ContentPath } from '../content/model'

/** A figure or text of a drawing or of `calculators.ts`. */
interface Place {
  path: ContentPath
  /** Name used in messages. */
  what: string
  value: unknown
}

/** The value that a place must show, and the reason for the message. */
interface Tie {
  place: Place
  should: unknown
  from: string
}

/** Reads a row of a drawn table by column id. */
interface Row {
  at: (column: string) => Place
  /** The figure in a column; 0 for an empty cell. */
  of: (column: string) => number
  /** The English words in a column, or its code. */
  text: (column: string) => string
  isBold: boolean
}

/** Inputs of a row’s formula from outside the row. */
interface Beside {
  row: Row
  index: number
  /** All rows except bold ones. */
  rows: Row[]
  /** The figure of a line of the same drawing, by id. */
  line: (id: string) => number
}

interface RowSum {
  screen: string
  column: string
  /** Columns of the same row that the formula reads. */
  parts: readonly string[]
  sum: (beside: Beside) => number | null
}

/** Rounds rupees half up to two decimals; 1e-6 offsets binary floating-point error (6.5 × 64.67). */
const toPaisa = (value: number) => Math.round(value * 100 + 1e-6) / 100
const total = (figures: number[]) => toPaisa(figures.reduce((sum, figure) => sum + figure, 0))
const add = (rows: Row[], column: string) => total(rows.map(({ of }) => of(column)))

const rowSum = <Part extends string>(
  screen: string,
  column: string,
  parts: readonly Part[],
  sum: (part: Record<Part, number>, beside: Beside) => number | null,
): RowSum => ({
  ...{ screen, column, parts },
  sum: (beside) =>
    sum(Object.fromEntries(parts.map((part) => [part, beside.row.of(part)])) as Record<Part, number>, beside),
})

const isPresent = ({ text }: Row) => text('present') === 'Yes'
const isEven = (index: number) => index % 2 === 0
const net = ({ debit, credit }: Record<'debit' | 'credit', number>) => debit - credit
const price = ({ quantity, rate }: Record<'quantity' | 'rate', number>) => quantity * rate
const serial = (_: unknown, { index }: Beside) => index + 1

/** Formulas of columns, checked in every row that is not bold. */
export const rowSums: RowSum[] = [
  // Days until the next row; Shrawan 2082 has 31 days.
  rowSum('account-days', 'days', [], (_, { row, index, rows }) => {
    const day = (one: Row) => Number(one.text('date').slice(-2))
    return (rows[index + 1] ? day(rows[index + 1]!) : 32) - day(row)
  }),
  rowSum('account-days', 'balance', ['amount'], ({ amount }, { index, rows }) =>
    total([rows[index - 1]?.of('balance') ?? 0, amount]),
  ),
  rowSum('account-days', 'product', ['days', 'balance'], ({ days, balance }) => days * balance),
  rowSum('cash-count', 'amount', ['note', 'count'], ({ note, count }) => note * count),
  // Members without a loan have empty cells.
  rowSum('centre-sheet', 'interest', ['before'], ({ before }, { line }) => (before * line('rate')) / 100 / 12 || null),
  rowSum('centre-sheet', 'due', ['saving', 'principal', 'interest'], (part) => total(Object.values(part))),
  rowSum('centre-sheet', 'collected', ['due'], ({ due }, { row }) => (isPresent(row) ? due : 0)),
  rowSum(
    'centre-sheet',
    'after',
    ['before', 'principal'],
    ({ before, principal }, { row }) => before - (isPresent(row) ? principal : 0) || null,
  ),
  rowSum('daily-collection', 'number', [], serial),
  rowSum('daily-collection', 'total', ['saving', 'instalment', 'penalty'], (part) => total(Object.values(part))),
  rowSum('inter-branch-balance', 'net', ['debit', 'credit'], net),
  rowSum('web-edition', 'net', ['debit', 'credit'], net),
  // Each entry has two rows: the debited account, then the credited one.
  rowSum('inter-branch-entry', 'debit', [], (_, { index, line }) => (isEven(index) ? line('amount') : null)),
  rowSum('inter-branch-entry', 'credit', [], (_, { index, line }) => (isEven(index) ? null : line('amount'))),
  rowSum('provision-journal', 'debit', [], (_, { index, line }) =>
    isEven(index) ? line('required') - line('held') : null,
  ),
  rowSum('provision-journal', 'credit', [], (_, { index, line }) =>
    isEven(index) ? null : line('required') - line('held'),
  ),
  rowSum('loan-list', 'provision', ['outstanding', 'rate'], ({ outstanding, rate }) => (outstanding * rate) / 100),
  rowSum('member-sale', 'amount', ['quantity', 'price'], ({ quantity, price }) => quantity * price),
  rowSum('milk-collection', 'rate', ['fat', 'snf'], ({ fat, snf }, { line }) => fat * line('fat') + snf * line('snf')),
  rowSum('milk-collection', 'amount', ['litres', 'rate'], ({ litres, rate }) => litres * rate),
  rowSum('milk-payment', 'deducted', ['feed', 'instalment', 'saving'], (part) => total(Object.values(part))),
  rowSum('milk-payment', 'paid', ['milk', 'deducted'], ({ milk, deducted }) => milk - deducted),
  rowSum('tax-invoice', 'number', [], serial),
  rowSum('tax-invoice', 'amount', ['quantity', 'rate'], price),
]

const numbersIn = (words: string, pattern: RegExp) =>
  (words.match(pattern) ?? []).map((one) => Number(one.replaceAll(',', '')))
/** The amounts with two decimals in a sentence. */
const amountsIn = (words: string) => numbersIn(words, /\d[\d,]*\.\d\d/g)

type Checked = Pick<Content, 'screens' | 'calculators'>

/** Lookups of figures in the English drawings. */
function reader(screens: Content['screens']) {
  const drawn = localise(screens, 'en')
  const columns = (name: string) => listAt(drawn, name, 'table', 'columns')
  const placeOf = (name: string, column: string) => columns(name).findIndex((one) => at(one, 'id') === column)
  const place = (name: string, what: string, ...keys: (string | number)[]): Place => ({
    path: ['screens', name, ...keys],
    ...{ what, value: at(drawn, name, ...keys) },
  })
  const rows = (name: string, part: 'rows' | 'totals' = 'rows') =>
    listAt(drawn, name, 'table', part).map((row, index): Row => {
      const cell = (column: string) =>
        place(name, `“${column}” in row ${index + 1}`, 'table', part, index, 'cells', placeOf(name, column))
      return {
        at: cell,
        of: (column) => Number(cell(column).value),
        text: (column) => String(cell(column).value ?? ''),
        isBold: at(row, 'look') === 'group',
      }
    })
  const plain = (name: string) => rows(name).filter(({ isBold }) => !isBold)
  /** A fact, field, result, or line of a slip, phone or entry, by id. */
  const line = (name: string, id: string): Place => {
    const found = [...walk(at(drawn, name))].find(({ value }) => at(value, 'id') === id && at(value, 'format'))
    return {
      path: ['screens', name, ...(found ? [...found.path, 'cell'] : [])],
      what: id,
      value: at(found?.value, 'cell'),
    }
  }
  return {
    ...{ columns, place, rows, plain, line },
    text: (name: string, ...keys: (string | number)[]) => String(at(drawn, name, ...keys) ?? ''),
    all: (name: string, column: string) => rows(name).map((row) => row.at(column).value),
    figure: (name: string, id: string) => Number(line(name, id).value),
    /** A cell by column and row; `row` is the row's index, or the text or code of one of its cells. */
    cell(name: string, row: unknown, column: string) {
      const found = rows(name).find(
        (_, index) => index === row || listAt(drawn, name, 'table', 'rows', index, 'cells').includes(row),
      )
      return found?.at(column) ?? place(name, `“${column}” of ${String(row)}`, 'table', 'rows', -1)
    },
    /** A cell in the rows of totals, by default in the last one. */
    under: (name: string, column: string, row = -1): Place => {
      const found = rows(name, 'totals').at(row)?.at(column)
      return { ...(found ?? place(name, '', 'table', 'totals')), what: `the total of “${column}”` }
    },
  }
}

type Reader = ReturnType<typeof reader>

const same = (one: Place, other: Place): Tie => ({
  place: one,
  should: other.value,
  from: `like ${other.what} in ${fileOf(other.path).file}`,
})
const figures = (place: Place, should: unknown): Tie => ({ place, should, from: 'by the figures that it follows from' })

/** Rows that a bold row sums up: below it or, in a table that does not start with a bold row, above it. */
function membersOf(bold: Row, rows: Row[]): Row[] {
  const list = rows[0]?.isBold ? rows : rows.toReversed()
  const rest = list.slice(list.indexOf(bold) + 1)
  const end = rest.findIndex(({ isBold }) => isBold)
  return end < 0 ? rest : rest.slice(0, end)
}

/** Column sums in bold rows and in the first row of totals. */
function columnTies({ columns, rows }: Reader, name: string): Tie[] {
  const all = rows(name)
  const bold = all.filter(({ isBold }) => isBold).map((row) => ({ row, members: membersOf(row, all) }))
  // A bold row without members counts towards the total like a plain row.
  const counted = all.filter((row) => !bold.some((one) => one.row === row && one.members.length > 0))
  const [first] = rows(name, 'totals')
  return columns(name).flatMap((column) => {
    if (!at(column, 'sum')) return []
    const id = String(at(column, 'id'))
    return [
      ...bold
        .filter(({ members }) => members.length > 0)
        .map(({ row, members }) => figures(row.at(id), add(members, id) || null)),
      ...(first ? [figures(first.at(id), add(counted, id))] : []),
    ]
  })
}

const rowTies = ({ plain, figure }: Reader, { screen, column, sum }: RowSum): Tie[] =>
  plain(screen).map((row, index, rows) =>
    figures(row.at(column), sum({ row, index, rows, line: (id) => figure(screen, id) })),
  )

const percentIn = (words: string) => numbersIn(words, /[\d.]+(?=%)/g)[0] ?? NaN

/** Lines and totals that are computed from other figures of the same drawing. */
function lineTies({ figure, line, place, plain, rows, text, under }: Reader): Tie[] {
  const is = (name: string, id: string, should: unknown) => figures(line(name, id), should)
  const attended = (list: Row[]) => `${list.filter(isPresent).length}/${list.length}`
  const sheet = rows('centre-sheet')
  const centre = sheet.filter(({ isBold }) => !isBold)
  const [due, collected] = [add(centre, 'due'), add(centre, 'collected')]
  const groups = sheet.filter(({ isBold }) => isBold)

  const visits = listAt(place('collection-round', '', 'visits').value)
  const of = (member: unknown) => visits.find((visit) => at(visit, 'member') === member)
  const round = (id: string) => figure('collection-round', id)
  const entries = listAt(place('my-account', '', 'statement', 'entries').value).map((entry) =>
    Number(at(entry, 'cell')),
  )

  const sold = plain('member-sale')
  const sale = (id: string) => figure('member-sale', id)
  // Shop prices include the tax.
  const taxed = add(
    sold.filter((row) => row.text('vat') !== 'exempt'),
    'amount',
  )
  const saleTax = percentIn(text('member-sale', 'results', 2, 'label'))

  const milk = plain('milk-collection')
  const average = (column: string) =>
    milk.reduce((sum, row) => sum + row.of(column) * row.of('litres'), 0) / add(milk, 'litres')

  const invoice = rows('tax-invoice', 'totals')
  const [subtotal = NaN, discount = NaN, taxable = NaN, tax = NaN] = invoice.map((row) => row.of('amount'))
  const [, less = NaN, , more = NaN] = invoice.map((row) => percentIn(row.text('item')))
  const inInvoice = [NaN, (-subtotal * less) / 100, subtotal + discount, (taxable * more) / 100, taxable + tax]

  const account = (name: string, column: string, words: string) =>
    rows(name).find((row) => row.text(column) === words) ?? { of: () => NaN }

  return [
    figures(under('account-days', 'balance'), plain('account-days').at(-1)?.of('balance')),
    is('cash-count', 'difference', add(plain('cash-count'), 'amount') - figure('cash-count', 'sheet')),
    is('centre-sheet', 'groups', groups.length),
    is('centre-sheet', 'members', centre.length),
    is('centre-sheet', 'present', centre.filter(isPresent).length),
    ...groups.map((row) => figures(row.at('present'), attended(membersOf(row, sheet)))),
    figures(under('centre-sheet', 'present'), attended(centre)),
    is('centre-sheet', 'missing', due - collected),
    is('centre-sheet', 'share', (100 * collected) / due),
    is('collection-round', 'total', total(visits.map((visit) => Number(at(visit, 'amount'))))),
    is('collection-round', 'amount', at(of(place('collection-round', '', 'entry', 'member').value), 'amount')),
    is('collection-round', 'balance', round('previous') + round('amount')),
    is('member-sale', 'exempt', add(sold, 'amount') - taxed),
    is('member-sale', 'taxable', taxed / (1 + saleTax / 100)),
    is('member-sale', 'vat', taxed - sale('taxable')),
    is('member-sale', 'difference', total(sold.map((row) => row.of('quantity') * (row.of('shelf') - row.of('price'))))),
    is('member-sale', 'paid', add(sold, 'amount')),
    is('member-sale', 'after', sale('balance') - sale('paid')),
    figures(under('milk-collection', 'fat'), average('fat')),
    figures(under('milk-collection', 'snf'), average('snf')),
    figures(under('milk-collection', 'rate'), add(milk, 'amount') / add(milk, 'litres')),
    is('milk-slip', 'amount', figure('milk-slip', 'litres') * figure('milk-slip', 'rate')),
    is('my-account', 'balance', total([figure('my-account', 'opening'), ...entries])),
    is('my-account', 'deposits', total(entries.filter((entry) => entry > 0))),
    ...['deposit', 'debit', 'credit'].map((id) => is('one-entry', id, figure('one-entry', 'amount'))),
    is('one-entry', 'balance', figure('one-entry', 'previous') + figure('one-entry', 'amount')),
    is('one-entry', 'after', figure('one-entry', 'before') + figure('one-entry', 'amount')),
    is(
      'posted-entry',
      'margin',
      account('posted-entry', 'account', 'Sales').of('credit') -
        account('posted-entry', 'account', 'Cost of goods sold').of('debit'),
    ),
    is(
      'renewal-card',
      'next',
      plain('renewal-card')
        .map((row) => row.text('until'))
        .sort()[0],
    ),
    ...invoice.slice(1).map((row, index) => figures(row.at('amount'), inInvoice[index + 1])),
    is(
      'trial-balance',
      'surplus',
      account('trial-balance', 'account', '160').of('credit') - account('trial-balance', 'account', '150').of('debit'),
    ),
  ]
}

/** Pairs of values that must be equal across drawings, or between figures and sentences of one drawing. */
function drawingTies(
  { all, cell, line, place, text, under }: Reader,
  calculators: Content['calculators'],
): [Place, Place][] {
  const given = (name: string, what: string, value: unknown): Place => ({
    path: name === 'calculators' ? [name] : ['screens', name],
    ...{ what, value },
  })
  const amounts = (figures: unknown[]) => total(figures.map(Number))
  const day = (name: string) => given(name, 'the day in its bar', /\d{4}-\d{2}-\d{2}/.exec(text(name, 'detail'))?.[0])
  /** The amounts in a sentence, joined by “and”. */
  const says = (name: string, ...keys: (string | number)[]) => {
    const words = place(name, 'the sentence', ...keys)
    return { ...words, value: amountsIn(String(words.value)).join(' and ') }
  }
  /** Figures of one sentence, joined like `says`. */
  const both = (...places: [Place, ...Place[]]): Place => ({
    path: places[0].path,
    what: places.map(({ what }) => what).join(' and '),
    value: places.map(({ value }) => value).join(' and '),
  })
  /** Sum debited or credited to a branch: one that pays out for another has a claim, one that receives a debt. */
  const moved = (side: 'debit' | 'credit', branch: unknown) => {
    const [ats, ofs, kinds] = ['at', 'of', 'transaction'].map((column) => all('inter-branch', column))
    const moves = all('inter-branch', 'amount').filter((_, index) => {
      const isOut = String(kinds?.[index]).startsWith('Withdrawal')
      return (isOut === (side === 'debit') ? ats : ofs)?.[index] === branch
    })
    return given('inter-branch', `${side} of ${String(branch)}`, amounts(moves))
  }

  const visits = listAt(place('collection-round', '', 'visits').value)
  const paid = visits.filter((visit) => at(visit, 'amount') !== null).map((visit) => String(at(visit, 'member')))
  const visit = (member: string) => {
    const index = visits.findIndex((one) => at(one, 'member') === member)
    return place('collection-round', `amount of ${member}`, 'visits', index, 'amount')
  }
  const saving = both(line('collection-round', 'amount'), line('collection-round', 'balance'))
  const penalty = [cell('daily-collection', '0523', 'instalment'), cell('daily-collection', '0523', 'penalty')] as const
  const rate = percentIn(text('daily-collection', 'notes', 0))
  const absent = all('centre-sheet', 'member').filter((_, row) => all('centre-sheet', 'present')[row] === 'No')
  const { sample } = calculators.interest
  const { classes } = calculators.provision.four
  const required = amounts(classes.map((one) => (one.principal * one.rate) / 100))
  const debit = (account: string) => cell('trial-balance', account, 'debit')
  // Accounts of cash, of receivables and stock, and of fixed assets.
  const idle = ['80', '120', '130'].map((account) => debit(account).value)
  const ratio = (one: string, part: Place, whole: Place): [Place, Place] => [
    cell('pearls-ratios', one, 'per-cent'),
    given('trial-balance', `${part.what} to ${whole.what}`, (100 * Number(part.value)) / Number(whole.value)),
  ]
  const costs = amountsIn(text('posted-entry', 'notes', 0))
  const cost = amounts(all('tax-invoice', 'quantity').map((quantity, row) => Number(quantity) * (costs[row] ?? NaN)))

  return [
    // One day’s collection: sheet, cash count, app, member account, messages and one entry.
    [line('cash-count', 'sheet'), under('daily-collection', 'total')],
    [day('collection-round'), day('daily-collection')],
    [
      given('collection-round', 'who paid', paid.join()),
      given('daily-collection', 'who paid', all('daily-collection', 'member').join()),
    ],
    ...paid.map((one): [Place, Place] => [visit(one), cell('daily-collection', one, 'total')]),
    [
      given('collection-round', 'summary', text('collection-round', 'summary')),
      given('collection-round', 'visits', `${paid.length} of ${visits.length} paid`),
    ],
    [says('collection-round', 'entry', 'message'), saving],
    [says('daily-collection', 'notes', 0), both(...penalty)],
    [
      under('daily-collection', 'penalty'),
      given('daily-collection', 'rate in its note', (Number(penalty[0].value) * rate) / 100),
    ],
    [line('my-account', 'balance'), line('collection-round', 'balance')],
    [line('my-account', 'last'), line('collection-round', 'amount')],
    [says('sms-messages', 'messages', 0, 'text'), saving],
    [says('sms-messages', 'messages', 3, 'text'), both(line('collection-round', 'balance'))],
    [line('one-entry', 'amount'), line('collection-round', 'amount')],
    [line('one-entry', 'previous'), line('collection-round', 'previous')],
    [line('one-entry', 'savings'), under('daily-collection', 'saving')],
    [line('one-entry', 'total'), under('daily-collection', 'total')],
    [says('one-entry', 'places', 3, 'message'), saving],
    // One institution at the end of a year.
    [under('trial-balance', 'debit'), under('trial-balance', 'credit')],
    [day('urgent-report'), day('trial-balance')],
    [line('urgent-report', 'cash'), cell('trial-balance', '80', 'debit')],
    [line('urgent-report', 'bank'), cell('trial-balance', '90', 'debit')],
    [line('urgent-report', 'savings'), cell('trial-balance', '30', 'credit')],
    [line('urgent-report', 'loans'), cell('trial-balance', '110', 'debit')],
    [day('pearls-ratios'), day('trial-balance')],
    ratio('A1', line('urgent-report', 'overdue'), debit('110')),
    ratio('A2', given('trial-balance', 'what earns nothing', amounts(idle)), debit('Assets')),
    ...[
      ['E5', '30'],
      ['E6', '40'],
      ['E8', '20'],
    ].map(([one = '', account]) => ratio(one, cell('trial-balance', account, 'credit'), debit('Assets'))),
    [says('pearls-ratios', 'notes', 0), both(line('urgent-report', 'overdue'))],
    [
      given('centre-sheet', 'label', text('centre-sheet', 'results', 0, 'label')),
      given('centre-sheet', 'who is absent', `Not collected, ${absent.join(', ')}`),
    ],
    // Branches.
    ...['inter-branch-balance', 'web-edition'].flatMap((name) =>
      all(name, 'branch').flatMap((branch): [Place, Place][] => [
        [cell(name, branch, 'debit'), moved('debit', branch)],
        [cell(name, branch, 'credit'), moved('credit', branch)],
      ]),
    ),
    [
      under('inter-branch-balance', 'debit'),
      given('inter-branch', 'all amounts', amounts(all('inter-branch', 'amount'))),
    ],
    [under('web-edition', 'debit'), under('inter-branch-balance', 'debit')],
    [line('inter-branch-entry', 'amount'), cell('inter-branch', 0, 'amount')],
    [cell('audit-trail', '2082-04-15 14:05', 'amount'), cell('inter-branch', '14:05', 'amount')],
    [
      given('audit-trail', 'both vouchers', amounts([2, 4].map((row) => cell('audit-trail', row, 'amount').value))),
      given('audit-trail', 'nothing', 0),
    ],
    [
      says('audit-trail', 'table', 'rows', 3, 'cells', 2),
      both(cell('audit-trail', 1, 'amount'), cell('audit-trail', 4, 'amount')),
    ],
    // Loans and interest, compared with the calculators’ samples.
    ...all('loan-list', 'rate').map((one): [Place, Place] => [
      given('loan-list', 'rate', one),
      given('calculators', 'rates', classes.find((known) => known.rate === one)?.rate),
    ]),
    [
      given('loan-list', 'detail', numbersIn(text('loan-list', 'detail'), /^\d+/g).join()),
      given('loan-list', 'loans', String(all('loan-list', 'loan').length)),
    ],
    [line('provision-journal', 'required'), given('calculators', 'provision', required)],
    [line('provision-journal', 'held'), given('calculators', 'held', calculators.provision.held)],
    ...[{ day: 1, amount: sample.opening }, ...sample.movements].flatMap(({ day, amount }, row): [Place, Place][] => [
      [
        given('account-days', 'date', String(all('account-days', 'date')[row]).slice(-2)),
        given('calculators', 'day', String(day).padStart(2, '0')),
      ],
      [cell('account-days', row, 'amount'), given('calculators', 'amount', amount)],
    ]),
    // Milk and trade.
    ...['litres', 'fat', 'snf', 'rate', 'amount'].map((id): [Place, Place] => [
      line('milk-slip', id),
      cell('milk-collection', line('milk-slip', 'member').value, id),
    ]),
    [says('milk-collection', 'notes', 0), both(line('milk-collection', 'fat'), line('milk-collection', 'snf'))],
    [says('member-sale', 'notes', 0), both(line('member-sale', 'paid'), line('member-sale', 'after'))],
    [cell('posted-entry', 0, 'debit'), under('tax-invoice', 'amount')],
    [cell('posted-entry', 1, 'credit'), under('tax-invoice', 'amount', 2)],
    [cell('posted-entry', 2, 'credit'), under('tax-invoice', 'amount', 3)],
    [cell('posted-entry', 3, 'debit'), given('tax-invoice', 'quantities times costs', cost)],
    [cell('posted-entry', 4, 'credit'), cell('posted-entry', 3, 'debit')],
  ]
}

/** All ties between figures, in the order in which problems are reported. */
function tiesOf({ screens, calculators }: Checked): Tie[] {
  const read = reader(screens)
  return [
    ...Object.keys(screens).flatMap((name) => columnTies(read, name)),
    ...rowSums.flatMap((rowSum) => rowTies(read, rowSum)),
    ...lineTies(read),
    ...drawingTies(read, calculators).map(([one, other]) => same(one, other)),
  ]
}

/** Figures that do not add up, or differ from the same figure in another place. */
export const tieProblems = (content: Checked): Problem[] =>
  tiesOf(content).flatMap(({ place: { path, value }, should, from }) => {
    const wanted = typeof should === 'number' ? toPaisa(should) : should
    if (value !== undefined && value === wanted) return []
    const message =
      value === undefined || wanted === undefined || Number.isNaN(wanted)
        ? 'lacks a figure that another follows from: put it back, or ask a developer'
        : `is ${String(value)}, but should be ${String(wanted)}, ${from}`
    return [{ path, message }]
  })
