import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'Dugdha', ne: 'Dugdha' },
  titleWords: {
    en: 'milk collection software, fat, SNF',
    ne: 'दूध संकलन सफ्टवेयर, फ्याट एसएनएफ दर',
  },
  heading: { en: 'Cooperator Dugdha', ne: 'Cooperator Dugdha' },
  cardName: { en: 'Cooperator Dugdha', ne: 'Cooperator Dugdha' },
  cardText: {
    en: 'Morning and evening milk with fat and SNF; the payment goes into the member’s account.',
    ne: 'बिहान-बेलुकीको दूध फ्याट र एसएनएफसहित, भुक्तानी सदस्यकै खातामा।',
    pending: true,
  },
  description: {
    en: 'Dugdha: milk collection software for dairy co-operatives. Work out the price by fat and SNF or CLR, the payment, and print a rate chart.',
    ne: 'Dugdha: दुग्ध सहकारी (डेरी) का लागि दूध संकलन सफ्टवेयर। फ्याट एसएनएफ दर (सीएलआरबाट पनि) र भुक्तानीको हिसाब गर्नुहोस्, दर तालिका छाप्नुहोस्।',
    pending: true,
  },
  audience: { en: 'For milk-collection co-operatives', ne: 'दूध संकलन गर्ने सहकारीका लागि' },
  customers: { en: 'Milk-collection co-operatives', ne: 'दूध संकलन गर्ने सहकारी' },
  need: {
    en: 'We collect milk and pay by fat and SNF',
    ne: 'हामी दूध उठाउँछौँ र फ्याट, एसएनएफ हेरेर पैसा दिन्छौँ',
    pending: true,
  },
  platforms: { en: 'On your own server and network', ne: 'आफ्नै सर्भर र नेटवर्कमा', pending: true },
  positioning: {
    en: 'Dugdha records each member’s milk and pays the money into the member’s account.',
    ne: 'Dugdha ले हरेक सदस्यको दूधको अभिलेख राख्छ र रकम सदस्यकै खातामा जम्मा गर्छ।',
    pending: true,
  },
  intro: {
    en: 'A dairy co-operative takes in milk morning and evening and pays for it days later. Dugdha records litres, fat and SNF each time and works out the price by your rate. Feed, advances and loan instalments are taken off before the rest goes to the member’s account.',
    ne: 'दुग्ध सहकारीले दूध बिहान-बेलुकी लिन्छ, पैसा भने केही दिनपछि दिन्छ। Dugdha (दुग्ध) ले हरेक बिहान र बेलुकीको लिटर, फ्याट र एसएनएफको अभिलेख राख्छ र तपाईंकै दरले मूल्य निकाल्छ। दाना, पेस्की र ऋणको किस्ता कट्टी भएपछि बाँकी रकम सदस्यको खातामा जान्छ।',
    pending: true,
  },
  featuresNote: { en: '{count} features', ne: '{count} विशेषता' },
  features: [
    {
      id: 'shift-wise-collection',
      name: { en: 'Shift-wise collection', ne: 'बिहान-बेलुकीको संकलन' },
      desc: {
        en: 'Enter milk by member number, morning and evening, with cow and buffalo milk kept apart. The morning and evening milk of a member make one day’s record.',
        ne: 'बिहान र बेलुकीको प्रविष्टि सदस्य नम्बरबाट गर्नुहोस्। गाई र भैँसीको दूध छुट्टाछुट्टै रहन्छ। सदस्यको दुवै पटकको दूध मिलेर एक दिनको अभिलेख बन्छ।',
        pending: true,
      },
      screen: 'milk-collection',
    },
    {
      id: 'fat-and-snf-on-every-entry',
      name: { en: 'Fat and SNF on every entry', ne: 'हरेक प्रविष्टिमा फ्याट र एसएनएफ' },
      desc: {
        en: 'Enter the test result beside the litres. The slip shows all three, so the price can be checked at the counter.',
        ne: 'लिटरसँगै जाँचको नतिजा लेख्नुहोस्। पर्चीमा तीनै कुरा देखिन्छन्, त्यसैले मूल्य काउन्टरमै जाँच्न सकिन्छ।',
        pending: true,
      },
    },
    {
      id: 'rate-by-quality',
      name: { en: 'Rate by quality', ne: 'गुणस्तरअनुसार दर' },
      desc: {
        en: 'Keep a price per litre by season, a rate for each unit of fat and SNF, or a rate chart, with the date from which it applies. Old slips keep the old rate.',
        ne: 'मौसमअनुसार प्रति लिटर मूल्य, फ्याट र एसएनएफको प्रति एकाइ दर वा दर तालिका लागू हुने मितिसहित राख्नुहोस्। पुराना पर्चीमा पुरानै दर रहन्छ।',
        pending: true,
      },
      link: {
        label: {
          en: 'Work out a rate, a payment and a chart',
          ne: 'दूधको दर र भुक्तानीको हिसाब गर्नुहोस्, दर तालिका बनाउनुहोस्',
        },
        path: '/products/dugdha#milk-calculator',
      },
    },
    {
      id: 'printed-or-sms-slip',
      name: { en: 'Printed or SMS slip', ne: 'छापिएको पर्ची वा एसएमएस' },
      desc: {
        en: 'The member gets the litres, fat, SNF, rate and amount at once.',
        ne: 'लिटर, फ्याट, एसएनएफ, दर र रकम सदस्यले तुरुन्तै पाउँछन्।',
        pending: true,
      },
      screen: 'milk-slip',
    },
    {
      id: 'payment-by-period',
      name: { en: 'Payment by period', ne: 'अवधिअनुसार भुक्तानी' },
      desc: {
        en: 'Add up the milk of the days you pay for: a week, a fortnight or a month.',
        ne: 'एक साता, पन्ध्र दिन वा एक महिना, जति दिनको भुक्तानी दिनुहुन्छ, त्यति दिनको दूध जोड्नुहोस्।',
        pending: true,
      },
      screen: 'milk-payment',
    },
    {
      id: 'paid-into-the-account',
      name: { en: 'Paid into the account', ne: 'खातामै भुक्तानी' },
      desc: {
        en: 'Milk payments are credited to the member’s savings account in the same software.',
        ne: 'दूधको भुक्तानी यही सफ्टवेयरबाट सदस्यको बचत खातामा जम्मा हुन्छ।',
      },
      screen: 'milk-payment',
    },
    {
      id: 'feed-advance-and-loan-deductions',
      name: { en: 'Feed, advance and loan deductions', ne: 'दाना, पेस्की र ऋण कट्टी' },
      desc: {
        en: 'Cattle feed bought on credit, cash advances and loan instalments are taken off before payment, each on its own line.',
        ne: 'उधारो लगेको दाना, नगद पेस्की र ऋणको किस्ता भुक्तानीअघि नै कट्टी हुन्छन् र हरेक छुट्टै हरफमा देखिन्छ।',
        pending: true,
      },
      screen: 'milk-payment',
    },
    {
      id: 'regular-saving-from-milk',
      name: { en: 'Regular saving from milk', ne: 'दूधबाट नियमित बचत' },
      desc: {
        en: 'Keep back a fixed saving from each payment, as many dairy co-operatives do.',
        ne: 'धेरै दुग्ध सहकारीले गरेझैँ हरेक भुक्तानीबाट तोकिएको रकम बचतमा राख्नुहोस्।',
        pending: true,
      },
      screen: 'milk-payment',
    },
    {
      id: 'dispatch-and-chilling-centre',
      name: { en: 'Dispatch and chilling centre', ne: 'चिस्यान केन्द्रमा दूध पठाउँदा' },
      desc: {
        en: 'Record milk sent to the chilling centre or dairy with its test result, and see the difference between milk bought and milk sold.',
        ne: 'चिस्यान केन्द्र वा डेरीमा पठाएको दूधको अभिलेख जाँचको नतिजासहित राख्नुहोस्। किनेको र बेचेको दूधको फरक हेर्नुहोस्।',
        pending: true,
      },
    },
    {
      id: 'savings-and-loans-for-members',
      name: { en: 'Savings and loans for members', ne: 'सदस्यको बचत तथा ऋण' },
      desc: {
        en: 'Deposits, loans, interest and penalties work as they do in our banking packages.',
        ne: 'बचत, ऋण, ब्याज र हर्जाना हाम्रा बैंकिङ प्याकेजमा जस्तै चल्छन्।',
      },
    },
    {
      id: 'charkhata-accounting',
      name: { en: 'Charkhata accounting', ne: 'चारखाता लेखा' },
      desc: {
        en: 'Milk purchase, sale, stock and expense go to the right head without separate bookkeeping.',
        ne: 'दूधको खरिद, बिक्री, मौज्दात र खर्च सही शीर्षकमै जान्छन्। छुट्टै हिसाब राख्नुपर्दैन।',
      },
    },
    {
      id: 'year-end-figures-for-members',
      name: { en: 'Year-end figures for members', ne: 'सदस्यको वर्षान्त विवरण' },
      desc: {
        en: 'The software adds up the value of the milk that each member supplied in the year. A producer co-operative distributes its patronage refund by this figure.',
        ne: 'हरेक सदस्यले वर्षभरि बुझाएको दूधको मूल्य निस्कन्छ। उत्पादक सहकारीले संरक्षित पूँजी फिर्ता कोषको रकम यसैका आधारमा बाँड्छ।',
        pending: true,
      },
    },
    {
      id: 'reports-in-nepali-and-english',
      name: { en: 'Reports in Nepali and English', ne: 'नेपाली तथा अंग्रेजी प्रतिवेदन' },
      desc: {
        en: 'Print the daily collection, the member’s statement, a summary of quality, the payment register and the reports required by law.',
        ne: 'दैनिक संकलन, सदस्यको हिसाब, गुणस्तरको सारांश, भुक्तानी विवरण र कानुनले तोकेका प्रतिवेदन छाप्न मिल्छ।',
        pending: true,
      },
    },
  ],
  screen: 'milk-collection',
  calculators: ['milk'],
  contactTitle: { en: 'See Dugdha with your own rate chart', ne: 'आफ्नै दर तालिका राखेर Dugdha हेर्नुहोस्', pending: true },
  weave: {
    motif: [
      '1100022030000',
      '0022200030001',
      '0000000030001',
      '1111000030011',
      '2211100300011',
      '3221110300111',
      '3221110301111',
      '3211113011112',
      '2211103011122',
      '2111103111123',
      '1111030111223',
      '1110030111223',
      '1100030011122',
      '1100300001111',
      '1000300000000',
      '1000300022200',
      '0000302200011',
    ],
    threads: ['#1B4B66', '#FFFFFF', '#F2C063', '#D9583F'],
  },
} satisfies ProductInput
