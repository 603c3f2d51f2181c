import { addsUp, eachRow, is, posts, rule } from '../checks'
import { minus, percent, stated } from '../figure'
import { saysNumber } from '../sentences'

export const loanRules = [
  rule('loan-provision', (statement) => [
    eachRow(statement, 'required', ({ cell }) => percent(cell('rate'), cell('outstanding'))),
    addsUp(statement, 'outstanding', 'required'),
    is(statement.line('added'), () => minus(statement.total().cell('required'), statement.line('held'))),
  ]),

  rule('loan-list', (list) => [
    eachRow(list, 'provision', ({ cell }) => percent(cell('rate'), cell('outstanding'))),
    addsUp(list, 'outstanding', 'provision'),
    saysNumber(list.detail(), /^(\d+) of/, '4 of 312 loans shown', () =>
      stated(list.rows.length, 'the number of loans in the table is'),
    ),
  ]),
  rule(['loan-list', 'loan-provision'], (list, statement) => [
    eachRow(list, 'rate', ({ words }) => statement.find('class', words('class')).cell('rate')),
  ]),

  rule(['provision-journal', 'loan-provision'], (journal, statement) => {
    const added = () => statement.line('added')
    return [
      is(journal.line('required'), () => statement.total().cell('required')),
      is(journal.line('held'), () => statement.line('held')),
      posts(journal, [added, null], [null, added]),
    ]
  }),
  rule('provision-journal', (journal) => [addsUp(journal, 'debit', 'credit')]),
]
