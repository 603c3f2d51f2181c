import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'AllMart', ne: 'AllMart' },
  titleWords: {
    en: 'stock and accounting software, VAT',
    ne: 'सामान मौज्दात र लेखा सफ्टवेयर, भ्याट',
  },
  heading: { en: 'AllMart', ne: 'AllMart' },
  cardName: { en: 'AllMart', ne: 'AllMart' },
  cardText: {
    en: 'Stock, sales and double-entry accounts for traders.',
    ne: 'व्यापारीका लागि सामान मौज्दात, बिक्री र दोहोरो लेखा।',
    pending: true,
  },
  description: {
    en: 'AllMart: software for traders in Nepal: sales, purchases, stock and double-entry accounts. Work out VAT in and out of a price, and depreciation.',
    ne: 'AllMart: नेपालका व्यापारीका लागि बिक्री, खरिद, सामान मौज्दात र दोहोरो लेखाको सफ्टवेयर। भ्याट (मू.अ.कर) जोड्ने, छुट्याउने र ह्रासकट्टीको हिसाब यहीँ।',
  },
  audience: { en: 'For trading businesses', ne: 'व्यापारीका लागि' },
  customers: { en: 'Trading businesses', ne: 'व्यापारी' },
  need: {
    en: 'We buy and sell, and need stock, VAT and accounts together',
    ne: 'हामी किनबेच गर्छौँ र सामान मौज्दात, मू.अ.कर तथा लेखा सँगै चाहिन्छ',
    pending: true,
  },
  platforms: { en: 'On your own server and network', ne: 'आफ्नै सर्भर र नेटवर्कमा', pending: true },
  positioning: {
    en: 'Stock, sales and double-entry accounts for trading businesses.',
    ne: 'व्यापारीका लागि सामान मौज्दात, बिक्री र दोहोरो लेखा प्रणाली।',
  },
  intro: {
    en: 'Enter a sale once: the stock goes down, what the customer owes goes up, and the tax is recorded. A purchase works the same way. Accounts are kept in double entry, on Nepali dates, and the year closes at the end of Ashadh.',
    ne: 'AllMart (अलमार्ट) मा बिक्री एक पटक प्रविष्ट गर्दा सामान मौज्दात घट्छ, ग्राहकको बाँकी बढ्छ र कर पनि खातामा चढ्छ। खरिद पनि त्यसरी नै चल्छ। हिसाब दोहोरो लेखामा, नेपाली मितिमै रहन्छ र असार मसान्तमा बन्द हुन्छ।',
    pending: true,
  },
  featuresNote: { en: '{count} features', ne: '{count} विशेषता' },
  features: [
    {
      id: 'sales-invoices',
      name: { en: 'Sales invoices', ne: 'बिक्री बीजक' },
      desc: {
        en: 'Cash and credit invoices show the discount, the taxable amount and the VAT separately.',
        ne: 'नगद र उधारो दुवै बीजक बन्छन्। छुट, करयोग्य रकम र मू.अ.कर छुट्टाछुट्टै देखिन्छन्।',
        pending: true,
      },
      screen: 'tax-invoice',
    },
    {
      id: 'double-entry-accounting',
      name: { en: 'Double-entry accounting', ne: 'दोहोरो लेखा प्रणाली' },
      desc: {
        en: 'Every sale, purchase, receipt and payment is posted as a debit and a credit. Trial balance, profit and loss and balance sheet come from the same entries.',
        ne: 'हरेक बिक्री, खरिद, प्राप्ति र भुक्तानी डेबिट र क्रेडिट दुवैतर्फ चढ्छ। सन्तुलन परीक्षण, नाफा नोक्सान हिसाब र वासलात तिनै प्रविष्टिबाट बन्छन्।',
      },
      screen: 'posted-entry',
    },
    {
      id: 'purchase-entry',
      name: { en: 'Purchase entry', ne: 'खरिद प्रविष्टि' },
      desc: {
        en: 'Enter a supplier’s bill with its cost, VAT and expenses, so you know what each item really cost you.',
        ne: 'आपूर्तिकर्ताको बीजक प्रविष्ट गर्दा मूल्य, मू.अ.कर र अन्य खर्च पनि सँगै लेखिन्छ, त्यसैले सामानको परल मूल्य थाहा हुन्छ।',
        pending: true,
      },
    },
    {
      id: 'stock',
      name: { en: 'Stock', ne: 'सामान मौज्दात' },
      desc: {
        en: 'See quantity and value by item and group. Goods received, goods issued, returns and adjustments are entered here too. Items below the level you set are listed.',
        ne: 'सामान र समूहअनुसार परिमाण र मूल्य देखिन्छ। दाखिला, निकासा, फिर्ता र समायोजन पनि यसैमा प्रविष्ट हुन्छन्। तपाईंले तोक्नुभएको परिमाणभन्दा घटेका सामानको सूची आउँछ।',
        pending: true,
      },
    },
    {
      id: 'vat-and-tds',
      name: { en: 'VAT and TDS', ne: 'मूल्य अभिवृद्धि कर तथा टीडीएस' },
      desc: {
        en: 'You get the purchase book and the sales book of each period, and tax accounts that agree with them. {rule:tax-invoice-approvals} {rule:central-billing}',
        ne: 'अवधिअनुसार खरिद खाता र बिक्री खाता निस्कन्छन्। करका खाता तिनैसँग मिल्छन्। {rule:tax-invoice-approvals} {rule:central-billing}',
        pending: true,
      },
    },
    {
      id: 'branches-tax-office-barcode-and-printer',
      name: {
        en: 'Branches, tax office (IRD), barcode, receipt printer',
        ne: 'शाखा, आन्तरिक राजस्व (आईआरडी), बारकोड, रसिद प्रिन्टर',
      },
      desc: {
        en: 'The quotation states what your version does. Tell us how many shops you have, your turnover, your scanner and your printer.',
        ne: 'तपाईंले पाउने संस्करणले के के गर्छ भन्ने कोटेसनमा खुलाइन्छ। पसलको संख्या, वार्षिक कारोबार, स्क्यानर र प्रिन्टर हामीलाई बताउनुहोस्।',
        pending: true,
      },
      lists: [
        {
          title: { en: 'What we put in writing', ne: 'लिखित रूपमा पाइने कुरा' },
          items: [
            {
              en: 'Branches: whether their stock and accounts come together',
              ne: 'शाखा: सबैको सामान मौज्दात र हिसाब एकै ठाउँमा आउँछ कि आउँदैन',
              pending: true,
            },
            {
              en: 'Tax office: number and date of the software’s approval',
              ne: 'कर कार्यालय: सफ्टवेयरको स्वीकृतिको नम्बर र मिति',
              pending: true,
            },
            { en: 'Barcode: the scanners it reads', ne: 'बारकोड: चल्ने स्क्यानर', pending: true },
            { en: 'Receipt printer: the paper widths it prints', ne: 'रसिद प्रिन्टर: छापिने कागजको चौडाइ', pending: true },
          ],
        },
      ],
    },
    {
      id: 'debtors-and-creditors',
      name: { en: 'Debtors and creditors', ne: 'ग्राहक र आपूर्तिकर्ताको बाँकी (आसामी र साहू)' },
      desc: {
        en: 'See what each customer owes you and what you owe each supplier, and since when. You can send them a statement.',
        ne: 'हरेक ग्राहक र आपूर्तिकर्ताको कति रकम कति दिनदेखि बाँकी छ भन्ने देखिन्छ। उनीहरूलाई पठाउने हिसाब विवरण पनि निस्कन्छ।',
        pending: true,
      },
    },
    {
      id: 'cash-and-bank',
      name: { en: 'Cash and bank', ne: 'नगद तथा बैंक' },
      desc: {
        en: 'AllMart keeps the cash book and the bank book, and compares the bank book with the bank statement. Cheques can be printed.',
        ne: 'नगदी किताब र बैंक किताब तयार हुन्छन्। बैंक किताबलाई बैंक विवरणसँग भिडाएर हिसाब मिलान गरिन्छ। चेक पनि छाप्न मिल्छ।',
        pending: true,
      },
    },
    {
      id: 'nepali-calendar-and-fiscal-years',
      name: { en: 'Nepali calendar and fiscal years', ne: 'नेपाली पात्रो र आर्थिक वर्ष' },
      desc: {
        en: 'Invoice numbers start again from 1 in each fiscal year, and dates are in Bikram Sambat.',
        ne: 'बीजक नम्बर हरेक आर्थिक वर्षमा १ बाट सुरु हुन्छ र मिति विक्रम संवत्मै हुन्छ।',
        pending: true,
      },
    },
    {
      id: 'depreciation',
      name: { en: 'Depreciation', ne: 'ह्रासकट्टी' },
      desc: {
        en: 'Depreciation is worked out by diminishing balance or straight line, and posted at closing.',
        ne: 'घट्दो मौज्दात वा सरल रेखा विधिबाट ह्रासकट्टी निस्कन्छ र हिसाब बन्दी गर्दा खातामा चढ्छ।',
      },
    },
    {
      id: 'scheduled-closing-and-backup',
      name: { en: 'Scheduled closing and backup', ne: 'तोकिएको समयमा हिसाब बन्दी र ब्याकअप' },
      desc: {
        en: 'You close the period, and the balances are carried forward. Backups are taken on schedule.',
        ne: 'अवधिको हिसाब बन्द गरेपछि मौज्दात अर्को अवधिमा सर्छ। ब्याकअप समय तालिकाअनुसार हुन्छ।',
        pending: true,
      },
    },
    {
      id: 'user-roles-and-transaction-audit',
      name: { en: 'User roles and transaction audit', ne: 'प्रयोगकर्ताको अधिकार (रोल) र अडिट ट्रेल' },
      desc: {
        en: 'The person who makes the invoice and the person who changes a price can have separate roles, and you see who did what.',
        ne: 'बीजक बनाउने र मूल्य बदल्ने व्यक्तिको अधिकार छुट्टाछुट्टै हुन सक्छ। कसले के गरेको हो भन्ने अडिट ट्रेलमा हेर्न मिल्छ।',
        pending: true,
      },
    },
    {
      id: 'reports-in-nepali-and-english',
      name: { en: 'Reports in Nepali and English', ne: 'नेपाली तथा अंग्रेजी प्रतिवेदन' },
      desc: {
        en: 'Print sales by item, customer and day, the margin, the value of the stock, and the tax books.',
        ne: 'सामान, ग्राहक र दिनअनुसारको बिक्री, नाफा, मौज्दात सामानको मूल्य र कर खाताको प्रतिवेदन छाप्न मिल्छ।',
        pending: true,
      },
    },
  ],
  screen: 'tax-invoice',
  calculators: ['vat', 'depreciation'],
  contactTitle: {
    en: 'See one sale in AllMart reach the stock, the ledger and the tax book',
    ne: 'AllMart मा एउटै बिक्रीपछि सामान मौज्दात, लेजर र कर खाता कसरी फेरिन्छन्, हेर्नुहोस्',
  },
  weave: {
    motif: [
      '322301110322',
      '223000100032',
      '230000000003',
      '300333333333',
      '000332111111',
      '100322111111',
      '110311223111',
      '100311222300',
      '000311322231',
      '300311032223',
      '230311113222',
      '223311000322',
    ],
    threads: ['#8A3B12', '#F2C063', '#F6EFE0', '#16213A'],
  },
} satisfies ProductInput
