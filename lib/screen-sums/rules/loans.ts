import { addsUp, eachRow, is, must, posts, rule } from '../checks'
import { percent, read, stated } from '../figure'
import { saysNumber } from '../sentences'
import { PROVISION } from '../working-samples'

/** Rules for the loan list and the provision journal. */
export const loanRules = [
  rule('loan-list', (list) => [
    eachRow(list, 'provision', ({ cell }) => percent(cell('rate'), cell('outstanding'))),
    addsUp(list, 'outstanding', 'provision'),
    saysNumber(list.detail(), /^(\d+) of/, '4 of 312 loans shown', () =>
      stated(list.rows.length, 'the number of loans in the table is'),
    ),
  ]),
  rule(['loan-list', PROVISION], (list, sample) => {
    const rates = sample.rows.map(({ cell }) => read(cell('rate')).value)
    return list.rows.map(({ cell }) =>
      must(cell('rate').path, () =>
        rates.includes(read(cell('rate')).value)
          ? undefined
          : `is no rate of the classes in ${sample.file}; use one of: ${rates.join(', ')}`,
      ),
    )
  }),

  rule(['provision-journal', PROVISION], (journal, sample) => {
    const added = () => sample.line('added')
    return [
      is(journal.line('required'), () => sample.line('required')),
      is(journal.line('held'), () => sample.line('held')),
      posts(journal, [added, null], [null, added]),
    ]
  }),
  rule('provision-journal', (journal) => [addsUp(journal, 'debit', 'credit')]),
]
