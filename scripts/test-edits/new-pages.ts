import type { DownloadInput, ProductInput, ServiceInput } from '@/content/schema'

/** A product as an editor could write it, with its own weave. */
export const payroll: ProductInput = {
  pageName: { en: 'Payroll 2', ne: 'ररसमचयय २' },
  heading: { en: 'Cooperator Payroll 2', ne: 'मचचरगमरगचम ररसमचयय २' },
  cardName: { en: 'Payroll 2', ne: 'ररसमचयय २' },
  cardText: {
    en: 'Salaries, funds and tax of the staff, paid into their accounts.',
    ne: 'परयरमदगप, ववबपप रबप गरद चव गतग पगरवव, ररदप दबगच गतगदम रममचवबगप.',
  },
  description: {
    en: 'Payroll 2 works out salaries, provident fund and tax of a co-operative’s staff and pays them into their accounts.',
    ne: 'ररसमचयय २ तचमलप चवग परयरमदगप, रमचकदपगबग ववबप रबप गरद चव र मच-चरगमरगदकग’प पगरवव रबप ररसप गतगह दबगच गतगदम रममचवबगप.',
  },
  audience: { en: 'For co-operatives with staff', ne: 'वचम मच-चरगमरगदकगप तदगत पगरवव' },
  line: {
    en: 'From the attendance sheet to the credit in the account of each employee.',
    ne: 'वमचह गतग रगगगबपरबमग पतगगग गच गतग ममगपदग दब गतग रममचवबग चव गरमत गहरयचसगग.',
  },
  intro: {
    en: 'On the last day of the month a co-operative pays its staff, and most of the evening goes into sums. Payroll 2 takes salary, allowances and days from one sheet, keeps back provident fund and tax, and posts the rest to the savings account of each employee.',
    ne: 'चब गतग यरपग परस चव गतग हचबगत र मच-चरगमरगदकग ररसप दगप पगरवव, रबप हचपग चव गतग गकगबदबक कचगप दबगच पवहप. ररसमचयय २ गरलगप परयरमस, रययचतरबमगप रबप परसप वमचह चबग पतगगग, लगगरप नरमल रमचकदपगबग ववबप रबप गरद, रबप रचपगप गतग मगपग गच गतग परकदबकप रममचवबग चव गरमत गहरयचसगग.',
  },
  need: { en: 'We pay salaries every month', ne: 'तग ररस परयरमदगप गकगमस हचबगत' },
  featuresNote: { en: 'Four parts, from the sheet to the payment.', ne: 'वचवम ररमगप, वमचह गतग पतगगग गच गतग ररसहगबग.' },
  features: [
    {
      id: 'salary-sheet-by-month',
      name: { en: 'Salary sheet by month', ne: 'परयरमस पतगगग नस हचबगत' },
      desc: {
        en: 'One line for each employee with salary, allowances and days. Last month’s sheet is the start.',
        ne: 'चबग यदबग वचम गरमत गहरयचसगग तदगत परयरमस, रययचतरबमगप रबप परसप. यरपग हचबगत’प पतगगग दप गतग पगरमग.',
      },
    },
    {
      id: 'provident-fund',
      name: { en: 'Provident fund', ne: 'रमचकदपगबग ववबप' },
      desc: {
        en: 'The shares of employee and employer are kept apart and listed for the fund.',
        ne: 'गतग पतरमगप चव गहरयचसगग रबप गहरयचसगम रमग लगरग रररमग रबप यदपगगप वचम गतग ववबप.',
      },
      lists: [
        {
          title: { en: 'Shares (per cent)', ne: 'पतरमगप (रगम मगबग)' },
          items: [
            { en: '10 of the employee', ne: '१० चव गतग गहरयचसगग' },
            { en: '10 of the employer', ne: '१० चव गतग गहरयचसगम' },
          ],
        },
      ],
    },
    {
      id: 'tax-by-the-year-so-far',
      name: { en: 'Tax by the year so far', ne: 'गरद नस गतग सगरम पच वरम' },
      desc: {
        en: 'Tax is worked out on what was paid since Shrawan, so that the last month brings no surprise.',
        ne: 'गरद दप तचमलगप चवग चब ततरग तरप ररदप पदबमग पतमरतरब, पच गतरग गतग यरपग हचबगत नमदबकप बच पवमरमदपग.',
      },
    },
    {
      id: 'paid-into-the-account',
      name: { en: 'Paid into the account', ne: 'ररदप दबगच गतग रममचवबग' },
      desc: {
        en: 'What is left goes to the savings account of each employee, with a slip by SMS.',
        ne: 'ततरग दप यगवग कचगप गच गतग परकदबकप रममचवबग चव गरमत गहरयचसगग, तदगत र पयदर नस पहप.',
      },
    },
  ],
  screens: ['salary-sheet'],
  closing: { en: 'Ask how your salary sheet would look', ne: 'रपल तचत सचवम परयरमस पतगगग तचवयप यचचल' },
  weave: {
    motif: [
      '3001200210',
      '0012002103',
      '0120021033',
      '1200210330',
      '2002103300',
      '0021033001',
      '0210330012',
      '2103300120',
      '1033001200',
      '0330012002',
    ],
    threads: ['#2F5D50', '#F6EFE0', '#E9A227', '#7A1E2C'],
  },
}

/** A service whose address has no icon. */
export const dataMigration: ServiceInput = {
  pageName: { en: 'Data Migration', ne: 'परगर हदकमरगदचब' },
  cardName: { en: 'Data Migration', ne: 'परगर हदकमरगदचब' },
  cardText: {
    en: 'Members, accounts and balances of the old software, brought over and compared.',
    ne: 'हगहनगमप, रममचवबगप रबप नरयरबमगप चव गतग चयप पचवगतरमग, नमचवकतग चकगम रबप मचहररमगप.',
  },
  description: {
    en: 'We bring members, accounts and balances of your old software over, and compare both sides with you.',
    ne: 'तग नमदबक हगहनगमप, रममचवबगप रबप नरयरबमगप चव सचवम चयप पचवगतरमग चकगम, रबप मचहररमग नचगत पदपगप तदगत सचव.',
  },
  line: { en: 'The old books, complete, in the new software.', ne: 'गतग चयप नचचलप, मचहरयगगग, दब गतग बगत पचवगतरमग.' },
  intro: {
    en: 'A change of software is a change of thousands of balances. We read the files of the old one, bring members, accounts and loans over, and go through the totals of both sides with you before the counter opens.',
    ne: 'र मतरबकग चव पचवगतरमग दप र मतरबकग चव गतचवपरबपप चव नरयरबमगप. तग मगरप गतग वदयगप चव गतग चयप चबग, नमदबक हगहनगमप, रममचवबगप रबप यचरबप चकगम, रबप कच गतमचवकत गतग गचगरयप चव नचगत पदपगप तदगत सचव नगवचमग गतग मचवबगगम चरगबप.',
  },
  points: [
    {
      name: { en: 'Compared to the paisa', ne: 'मचहररमगप गच गतग ररदपर' },
      desc: {
        en: 'Trial balances of both sides are laid beside each other.',
        ne: 'गमदरय नरयरबमगप चव नचगत पदपगप रमग यरदप नगपदपग गरमत चगतगम.',
      },
    },
    {
      name: { en: 'On a closed day', ne: 'चब र मयचपगप परस' },
      desc: {
        en: 'The change is made on a Saturday, so that nobody waits.',
        ne: 'गतग मतरबकग दप हरपग चब र परगवमपरस, पच गतरग बचनचपस तरदगप.',
      },
    },
  ],
  closing: { en: 'Tell us what you use today', ne: 'गगयय वप ततरग सचव वपग गचपरस' },
}

/** A download whose address has no icon. */
export const priceList: DownloadInput = {
  pageName: { en: 'Price List 2', ne: 'रमदमग यदपग २' },
  heading: { en: 'Price list: coming soon', ne: 'रमदमग यदपग: मचहदबक पचचब' },
  description: {
    en: 'The second price list of our software and services will be available here soon.',
    ne: 'गतग पगमचबप रमदमग यदपग चव चवम पचवगतरमग रबप पगमकदमगप तदयय नग रकरदयरनयग तगमग पचचब.',
  },
  text: { en: 'Until then, ask us for a quotation.', ne: 'वबगदय गतगब, रपल वप वचम र नवचगरगदचब.' },
  weave: {
    motif: [
      '2100330012',
      '1003300121',
      '0033001210',
      '0330012100',
      '3300121003',
      '3001210033',
      '0012100330',
      '0121003300',
    ],
    threads: ['#F6EFE0', '#2F5D50', '#E9A227', '#16213A'],
  },
}
