import { testBroken } from './content-fixture'

const home = 'content/home.ts'
const find = /(?<=notice: \{\n)/

testBroken([
  {
    name: 'notice with a day that does not exist',
    file: home,
    find,
    put: "    until: '2026-02-30',\n",
    says: 'notice.until  is not a date: write year, month and day like 2026-12-31',
  },
  {
    name: 'notice with a date of the Nepali calendar',
    file: home,
    find,
    put: "    until: '2083-08-15',\n",
    says: 'notice.until  is a date of the Nepali calendar (B.S.): write it in A.D., like 2026-12-31',
  },
  {
    name: 'notice that ends before it begins',
    file: home,
    find,
    put: "    until: '2026-12-01',\n    from: '2026-12-15',\n",
    says: 'notice.until  is before from: write the last day of the notice, or change from',
  },
])
