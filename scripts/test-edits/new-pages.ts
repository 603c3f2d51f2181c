import type { DownloadInput, ProductInput, ServiceInput } from '@/content/schema'

/** A product as an editor could write it, with its own weave. */
export const payroll: ProductInput = {
  pageName: { en: 'Payroll 2', ne: 'Payroll 2' },
  heading: { en: 'Cooperator Payroll 2', ne: 'Cooperator Payroll 2' },
  cardName: { en: 'Payroll 2', ne: 'Payroll 2' },
  cardText: {
    en: 'Salaries, funds and tax of the staff, paid into their accounts.',
    ne: 'कर्मचारीको तलब, कोष र कर, सिधै खातामा।',
  },
  description: {
    en: 'Payroll 2 works out salaries, provident fund and tax of a co-operative’s staff and pays them into their accounts.',
    ne: 'Payroll 2 ले सहकारीका कर्मचारीको तलब, सञ्चय कोष र कर निकाल्छ र बाँकी रकम उनीहरूकै बचत खातामा जम्मा गर्छ।',
  },
  audience: { en: 'For co-operatives with staff', ne: 'कर्मचारी भएका सहकारीका लागि' },
  line: {
    en: 'From the attendance sheet to the credit in the account of each employee.',
    ne: 'हाजिरीदेखि हरेक कर्मचारीको खातामा जम्मा हुँदासम्म।',
  },
  intro: {
    en: 'On the last day of the month a co-operative pays its staff, and most of the evening goes into sums. Payroll 2 takes salary, allowances and days from one sheet, keeps back provident fund and tax, and posts the rest to the savings account of each employee.',
    ne: 'महिनाको अन्तिम दिन सहकारीले तलब दिन्छ, साँझभरि हिसाब चल्छ। Payroll 2 ले एउटै विवरणबाट तलब, भत्ता र दिन लिन्छ, सञ्चय कोष र कर कट्टी गर्छ, र बाँकी हरेक कर्मचारीको बचत खातामा चढाउँछ।',
  },
  need: { en: 'We pay salaries every month', ne: 'हामी हरेक महिना तलब बाँड्छौँ' },
  featuresNote: { en: 'Four parts, from the sheet to the payment.', ne: 'चार भाग, विवरणदेखि भुक्तानीसम्म।' },
  features: [
    {
      id: 'salary-sheet-by-month',
      name: { en: 'Salary sheet by month', ne: 'महिनाको तलब विवरण' },
      desc: {
        en: 'One line for each employee with salary, allowances and days. Last month’s sheet is the start.',
        ne: 'हरेक कर्मचारीको एक हरफ: तलब, भत्ता र दिन। गत महिनाको विवरणबाट सुरु हुन्छ।',
      },
    },
    {
      id: 'provident-fund',
      name: { en: 'Provident fund', ne: 'सञ्चय कोष' },
      desc: {
        en: 'The shares of employee and employer are kept apart and listed for the fund.',
        ne: 'कर्मचारी र संस्थाको भाग छुट्टाछुट्टै रहन्छ, कोषका लागि सूची बन्छ।',
      },
      lists: [
        {
          title: { en: 'Shares (per cent)', ne: 'भाग (प्रतिशत)' },
          items: [
            { en: '10 of the employee', ne: 'कर्मचारीको १०' },
            { en: '10 of the employer', ne: 'संस्थाको १०' },
          ],
        },
      ],
    },
    {
      id: 'tax-by-the-year-so-far',
      name: { en: 'Tax by the year so far', ne: 'वर्षको हालसम्मको कर' },
      desc: {
        en: 'Tax is worked out on what was paid since Shrawan, so that the last month brings no surprise.',
        ne: 'साउनदेखि दिएको रकममा कर निस्कन्छ, त्यसैले अन्तिम महिनामा अचम्म पर्दैन।',
      },
    },
    {
      id: 'paid-into-the-account',
      name: { en: 'Paid into the account', ne: 'खातामै भुक्तानी' },
      desc: {
        en: 'What is left goes to the savings account of each employee, with a slip by SMS.',
        ne: 'बाँकी रकम हरेक कर्मचारीको बचत खातामा जान्छ, एसएमएसमा जानकारी आउँछ।',
      },
    },
  ],
  screens: ['salary-sheet'],
  closing: { en: 'Ask how your salary sheet would look', ne: 'तपाईंको तलब विवरण कस्तो हुन्छ, सोध्नुहोस्' },
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
  pageName: { en: 'Data Migration', ne: 'डाटा सार्ने सेवा' },
  cardName: { en: 'Data Migration', ne: 'डाटा सार्ने सेवा' },
  cardText: {
    en: 'Members, accounts and balances of the old software, brought over and compared.',
    ne: 'पुरानो सफ्टवेयरका सदस्य, खाता र मौज्दात सारेर भिडाइन्छ।',
  },
  description: {
    en: 'We bring members, accounts and balances of your old software over, and compare both sides with you.',
    ne: 'हामी पुरानो सफ्टवेयरका सदस्य, खाता र मौज्दात सार्छौँ, र दुवैतिरको जोड तपाईंसँगै बसेर भिडाउँछौँ।',
  },
  line: { en: 'The old books, complete, in the new software.', ne: 'पुरानो हिसाब, पूरै, नयाँ सफ्टवेयरमा।' },
  intro: {
    en: 'A change of software is a change of thousands of balances. We read the files of the old one, bring members, accounts and loans over, and go through the totals of both sides with you before the counter opens.',
    ne: 'सफ्टवेयर फेर्नु भनेको हजारौँ मौज्दात सार्नु हो। हामी पुरानाका फाइल पढ्छौँ, सदस्य, खाता र ऋण सार्छौँ, र काउन्टर खुल्नुअघि दुवैतिरको जोड तपाईंसँगै हेर्छौँ।',
  },
  points: [
    {
      name: { en: 'Compared to the paisa', ne: 'पैसासम्म भिडाएर' },
      desc: {
        en: 'Trial balances of both sides are laid beside each other.',
        ne: 'दुवैतिरका सन्तुलन परीक्षण छेउछेउमा राखिन्छन्।',
      },
    },
    {
      name: { en: 'On a closed day', ne: 'बिदाको दिनमा' },
      desc: {
        en: 'The change is made on a Saturday, so that nobody waits.',
        ne: 'काम शनिबार हुन्छ, कसैले पर्खनु पर्दैन।',
      },
    },
  ],
  closing: { en: 'Tell us what you use today', ne: 'अहिले के चलाउनुहुन्छ, भन्नुहोस्' },
}

/** A download whose address has no icon. */
export const priceList: DownloadInput = {
  pageName: { en: 'Price List 2', ne: 'मूल्य सूची २' },
  heading: { en: 'Price list: coming soon', ne: 'मूल्य सूची: छिट्टै आउँदैछ' },
  description: {
    en: 'The second price list of our software and services will be available here soon.',
    ne: 'हाम्रा सफ्टवेयर र सेवाको दोस्रो मूल्य सूची छिट्टै यहाँ आउँदैछ। त्यतिन्जेल दररेट माग्नुहोस् वा फोन गर्नुहोस्।',
  },
  text: { en: 'Until then, ask us for a quotation.', ne: 'त्यतिन्जेल हामीसँग दररेट माग्नुहोस्।' },
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
