import type { Content } from '../content/parse-content'
import { fileOf } from '../content/content-schema'
import { at, listAt, type Problem } from '../content/problems'

import { amountsIn, numbersIn, percentIn, reader, toPaisa, total, type Field, type Reader, type Check } from './lookups'
import { columnChecks, lineChecks, rowSums, rowChecks } from './sums'

type Checked = Pick<Content, 'screens' | 'calculators'>

const same = (one: Field, other: Field): Check => ({
  field: one,
  should: other.value,
  from: `like ${other.what} in ${fileOf(other.path).file}`,
})

/** Pairs of values that must be equal across mock screens, or between figures and sentences of one screen. */
function equalPairs(
  { all, cell, line, field, text, under }: Reader,
  calculators: Content['calculators'],
): [Field, Field][] {
  const given = (name: string, what: string, value: unknown): Field => ({
    path: name === 'calculators' ? [name] : ['screens', name],
    what,
    value,
  })
  const amounts = (figures: unknown[]) => total(figures.map(Number))
  const day = (name: string) => given(name, 'the day in its bar', /\d{4}-\d{2}-\d{2}/.exec(text(name, 'detail'))?.[0])
  /** The amounts in a sentence, joined by “and”. */
  const says = (name: string, ...keys: (string | number)[]) => {
    const words = field(name, 'the sentence', ...keys)
    return { ...words, value: amountsIn(String(words.value)).join(' and ') }
  }
  /** Figures of one sentence, joined like `says`. */
  const both = (...fields: [Field, ...Field[]]): Field => ({
    path: fields[0].path,
    what: fields.map(({ what }) => what).join(' and '),
    value: fields.map(({ value }) => value).join(' and '),
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

  const visits = listAt(field('collection-round', '', 'visits').value)
  const paid = visits.filter((visit) => at(visit, 'amount') !== null).map((visit) => String(at(visit, 'member')))
  const visit = (member: string) => {
    const index = visits.findIndex((one) => at(one, 'member') === member)
    return field('collection-round', `amount of ${member}`, 'visits', index, 'amount')
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
  const ratio = (one: string, part: Field, whole: Field): [Field, Field] => [
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
    ...paid.map((one): [Field, Field] => [visit(one), cell('daily-collection', one, 'total')]),
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
    [says('one-entry', 'records', 3, 'message'), saving],
    // One institution at the end of a year.
    [under('trial-balance', 'debit'), under('trial-balance', 'credit')],
    [day('urgent-report'), day('trial-balance')],
    [line('urgent-report', 'cash'), cell('trial-balance', '80', 'debit')],
    [line('urgent-report', 'bank'), cell('trial-balance', '90', 'debit')],
    [line('urgent-report', 'savings'), cell('trial-balance', '30', 'credit')],
    [line('urgent-report', 'loans'), cell('trial-balance', '110', 'debit')],
    [day('pearls-ratios'), day('trial-balance')],
    ratio('A1', line('urgent-report', 'overdue'), debit('110')),
    ratio('A2', given('trial-balance', 'assets without income', amounts(idle)), debit('Assets')),
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
      all(name, 'branch').flatMap((branch): [Field, Field][] => [
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
    ...all('loan-list', 'rate').map((one): [Field, Field] => [
      given('loan-list', 'rate', one),
      given('calculators', 'rates', classes.find((known) => known.rate === one)?.rate),
    ]),
    [
      given('loan-list', 'detail', numbersIn(text('loan-list', 'detail'), /^\d+/g).join()),
      given('loan-list', 'loans', String(all('loan-list', 'loan').length)),
    ],
    [line('provision-journal', 'required'), given('calculators', 'provision', required)],
    [line('provision-journal', 'held'), given('calculators', 'held', calculators.provision.held)],
    ...[{ day: 1, amount: sample.opening }, ...sample.movements].flatMap(({ day, amount }, row): [Field, Field][] => [
      [
        given('account-days', 'date', String(all('account-days', 'date')[row]).slice(-2)),
        given('calculators', 'day', String(day).padStart(2, '0')),
      ],
      [cell('account-days', row, 'amount'), given('calculators', 'amount', amount)],
    ]),
    // Milk and trade.
    ...['litres', 'fat', 'snf', 'rate', 'amount'].map((id): [Field, Field] => [
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

/** All checks of figures, in the order in which problems are reported. */
function checksOf({ screens, calculators }: Checked): Check[] {
  const read = reader(screens)
  return [
    ...Object.keys(screens).flatMap((name) => columnChecks(read, name)),
    ...rowSums.flatMap((rowSum) => rowChecks(read, rowSum)),
    ...lineChecks(read),
    ...equalPairs(read, calculators).map(([one, other]) => same(one, other)),
  ]
}

/** Figures that do not add up, or differ from the same figure in another field. */
export const consistencyProblems = (content: Checked): Problem[] =>
  checksOf(content).flatMap(({ field: { path, value }, should, from }) => {
    const wanted = typeof should === 'number' ? toPaisa(should) : should
    if (value !== undefined && value === wanted) return []
    const message =
      value === undefined || wanted === undefined || Number.isNaN(wanted)
        ? 'lacks an operand of another figure: restore it, or ask a developer'
        : `is ${String(value)}, but should be ${String(wanted)}, ${from}`
    return [{ path, message }]
  })
