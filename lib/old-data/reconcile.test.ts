import { expect, test } from 'vitest'

import { readTrialBalance, reconcile } from './reconcile'

test('a trial balance is read line by line, and each head is equal or has its difference', () => {
  const { heads, unread } = readTrialBalance(
    [
      '10\tनियमित बचत\t\t12,04,750.00',
      'Optional saving: Rs 1,000/-',
      'optional-saving 500',
      'Loans\t5\t6',
      'hello',
      '',
      'Total\t1\t1',
    ].join('\r\n'),
  )
  expect(heads).toEqual([
    { name: 'नियमित बचत', amount: 1_204_750_00n },
    { name: 'Optional saving', amount: 1_000_00n },
    { name: 'optional-saving', amount: 500_00n },
  ])
  expect(unread).toEqual(['Loans\t5\t6', 'hello'])
  const sums = [
    { scheme: 'नियमित बचत', records: 1, sum: 1_204_750_00n },
    { scheme: 'ऐच्छिक बचत', records: 1, sum: 5n },
  ]
  expect(reconcile(sums, heads)).toEqual([
    { name: 'नियमित बचत', inFile: 1_204_750_00n, inTrialBalance: 1_204_750_00n, difference: 0n },
    { name: 'ऐच्छिक बचत', inFile: 5n, difference: 5n },
    { name: 'Optional saving', inTrialBalance: 1_500_00n, difference: -1_500_00n },
  ])
})
