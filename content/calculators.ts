import type { CalculatorsInput } from './schema'

export default {
  title: { en: 'Work it out yourself', ne: 'आफ्नै हिसाब गरेर हेर्नुहोस्' },
  tagline: {
    en: 'Type your own figures and see how the result is worked out.',
    ne: 'आफ्नै रकम र दर राखेर हिसाब हेर्नुहोस्।',
  },
  ask: { en: 'Ask about this calculation', ne: 'यस हिसाबबारे सोध्नुहोस्' },
  note: {
    en: 'Your institution’s own rules decide. The figures are worked out in your browser; nothing is sent unless you ask us about them.',
    ne: 'तपाईंको संस्थाको नियमले जे भन्छ, त्यही लागू हुन्छ। हिसाब तपाईंकै ब्राउजरमा हुन्छ। यहाँ लेख्नुभएको कुरा तपाईं आफैँले हामीलाई नपठाएसम्म कतै जाँदैन।',
  },
  shared: {
    ownFigures: { en: 'Your own figures', ne: 'तपाईंकै हिसाब' },
    figures: { en: 'Change the figures', ne: 'रकम र दर बदल्नुहोस्' },
    print: { en: 'Print', ne: 'छाप्नुहोस्' },
    copy: { en: 'Copy the link', ne: 'लिङ्क कपी गर्नुहोस्' },
    copied: { en: 'Link copied', ne: 'लिङ्क कपी भयो' },
    copyByHand: {
      en: 'The browser does not let this page copy. Here is the link:',
      ne: 'ब्राउजरले कपी गर्न दिएन। लिङ्क यहाँबाट आफैँ कपी गर्नुहोस्:',
    },
    backToSample: { en: 'Back to the sample', ne: 'नमुनामा फर्कनुहोस्' },
    undo: { en: 'Undo', ne: 'परिवर्तन फिर्ता लिनुहोस्' },
    undone: { en: 'Undone', ne: 'परिवर्तन फिर्ता लिइयो' },
    rows: {
      add: { en: 'Add a row', ne: 'लहर थप्नुहोस्' },
      added: { en: 'Row {index} added', ne: 'लहर {index} थपियो' },
      remove: { en: 'Remove row {index}', ne: 'लहर {index} हटाउनुहोस्' },
      removed: { en: 'Row {index} removed', ne: 'लहर {index} हटाइयो' },
      pasted: { en: 'Rows pasted: {count}', ne: '{count} लहर टाँसियो' },
    },
    staleResult: {
      en: 'At least one figure cannot be used. You see the last correct result.',
      ne: 'कुनै रकम वा दर मिलेन। तल यसअघिको सही हिसाब देखाइएको छ।',
    },
    invalidAddress: {
      en: 'We cannot read the figures in this address. You see the sample.',
      ne: 'यस लिङ्कका रकम र दर पढ्न सकेनौँ। अहिले नमुना देखाइएको छ।',
    },
    unloaded: {
      en: 'The fields did not load. Check your connection and touch them again.',
      ne: 'रकम लेख्ने ठाउँ खुलेन। इन्टरनेट जाँचेर फेरि थिच्नुहोस्।',
    },
    date: { en: 'Worked out on {date}', ne: 'हिसाब गरेको मिति: {date}' },
    wrong: {
      empty: { en: 'Write a figure here.', ne: 'यहाँ संख्या लेख्नुहोस्।' },
      notANumber: {
        en: 'This is not a figure. Write it in digits, like 1,00,000 or 7.5.',
        ne: 'यो संख्या होइन। अंकमा लेख्नुहोस्, जस्तै १,००,००० वा ७.५।',
      },
      negative: { en: 'This cannot be below 0.', ne: 'यो ० भन्दा कम हुन सक्दैन।' },
      tooLarge: { en: 'This figure is too large: 13 digits at most.', ne: 'संख्या धेरै ठूलो भयो। बढीमा १३ अंक लेख्नुहोस्।' },
      notWhole: { en: 'Write a whole number.', ne: 'दशमलव नराखी लेख्नुहोस्।' },
      notAboveZero: { en: 'This must be more than 0.', ne: 'यो ० भन्दा बढी हुनुपर्छ।' },
      tooManyDecimals: {
        en: 'Write at most {decimals} digits after the point.',
        ne: 'दशमलवपछि बढीमा {decimals} अंक लेख्नुहोस्।',
      },
      neither: { en: 'Write {min} or {max}.', ne: '{min} वा {max} लेख्नुहोस्।' },
      outside: {
        en: '{value} is not between {min} and {max}.',
        ne: '{value} मिलेन। {min} देखि {max} सम्मको संख्या लेख्नुहोस्।',
      },
      dayOutside: { en: 'Day {day} is not in a month of {days} days.', ne: '{days} दिनको महिनामा {day} गते हुँदैन।' },
      tooMany: {
        en: 'There are more than {max} rows: remove some.',
        ne: 'लहर {max} वटाभन्दा बढी भयो। केही हटाउनुहोस्।',
      },
      notADay: {
        en: 'Write a day of the Nepali calendar up to 2090, like {year}-08-15.',
        ne: 'वि.सं. को मिति लेख्नुहोस्, जस्तै {year}-०८-१५। पात्रो २०९० सम्मको मात्र छ।',
      },
      tooManyCells: {
        en: 'Nothing was pasted: several cells were copied, and this field takes one.',
        ne: 'केही पनि टाँसिएन। धेरै कोठा कपी गरिएका छन्, यहाँ एउटा मात्र अट्छ।',
      },
      tooManyColumns: {
        en: 'Nothing was pasted: {copied} columns were copied, and from this field on there is room for {columns}.',
        ne: 'केही पनि टाँसिएन। {copied} वटा महल कपी गरिएका छन्, यहाँदेखि {columns} वटा मात्र अट्छन्।',
      },
      tooManyRows: {
        en: 'Nothing was pasted: {copied} rows were copied, and there is room for {max}.',
        ne: 'केही पनि टाँसिएन। {copied} लहर कपी गरिएका छन्, बढीमा {max} लहर अट्छन्।',
      },
    },
  },
  interest: {
    name: { en: 'interest methods', ne: 'ब्याज गणना विधि' },
    wrong: {
      severalMonths: {
        en: 'The dates are of more than one month: keep those of one month.',
        ne: 'मिति एकभन्दा बढी महिनाका छन्। एउटै महिनाका मात्र राख्नुहोस्।',
      },
    },
    title: { en: 'One account, seven methods', ne: 'एउटै खाता, सात विधि' },
    caption: {
      en: 'Interest on one savings account for one month, worked out by seven methods',
      ne: 'सात विधिबाट निकालिएको एउटा बचत खाताको एक महिनाको ब्याज',
    },
    chartText: {
      en: 'The account through the month: lowest balance {lowest}, highest {highest}, at the end {closing}. With {method}, rupees times days come to {product}.',
      ne: 'महिनाभरिको मौज्दात: सबैभन्दा कम {lowest}, सबैभन्दा बढी {highest}, अन्त्यमा {closing}। {method} विधिमा कुल गुणनफल {product} हुन्छ।',
    },
    result: { en: '{method}: interest of Rs {interest}', ne: '{method}: ब्याज रु {interest}' },
    fields: {
      opening: { en: 'Opening balance Rs', ne: 'सुरु मौज्दात रु' },
      days: { en: 'Days of the month', ne: 'महिनाका दिन' },
      rate: { en: 'Rate % a year', ne: 'वार्षिक दर %' },
      yearDays: { en: 'Days of the year', ne: 'वर्षका दिन' },
      lowest: { en: 'Lowest balance of the half-year Rs', ne: 'छ महिनाको न्यूनतम मौज्दात रु' },
      halfDays: { en: 'Days of the half-year', ne: 'छ महिनाका दिन' },
      fixed: { en: 'Term saving Rs', ne: 'आवधिक बचत रु' },
      tax: { en: 'Tax %, if any', ne: 'कर % (लागे मात्र)' },
    },
    movements: {
      title: { en: 'Money in and out', ne: 'जम्मा गरेको र झिकेको रकम' },
      hint: {
        en: 'Write a withdrawal with a minus, like -35,000. You can paste days and amounts from a spreadsheet.',
        ne: 'झिकेको रकमको अगाडि माइनस राख्नुहोस्, जस्तै -३५,०००। गते र रकम स्प्रेडसिटबाट टाँस्न पनि मिल्छ।',
      },
      day: { en: 'Day of movement {index}', ne: 'कारोबार {index} को गते' },
      amount: { en: 'Amount of movement {index}', ne: 'कारोबार {index} को रकम' },
      dayHeading: { en: 'Day', ne: 'गते' },
      amountHeading: { en: 'Amount Rs', ne: 'रकम रु' },
    },
    methods: {
      dailyBalance: {
        name: { en: 'Daily Balance', ne: 'दैनिक मौज्दात' },
        desc: { en: 'The balance at the end of each day.', ne: 'हरेक दिनको अन्तिम मौज्दात।' },
      },
      dailyMinimum: {
        name: { en: 'Daily Minimum', ne: 'दैनिक न्यूनतम' },
        desc: { en: 'The lowest balance of each day.', ne: 'हरेक दिनको सबैभन्दा कम मौज्दात।' },
      },
      monthlyMinimum: {
        name: { en: 'Monthly Minimum', ne: 'मासिक न्यूनतम' },
        desc: {
          en: 'The lowest balance of the month, for all its days.',
          ne: 'महिनाको सबैभन्दा कम मौज्दातमा महिनाका सबै दिनको ब्याज गनिन्छ।',
        },
      },
      monthEndBalance: {
        name: { en: 'Month End Balance', ne: 'मसान्त मौज्दात' },
        desc: {
          en: 'The balance at the end of the month, for all its days.',
          ne: 'महिनाको अन्तिम मौज्दातमा महिनाका सबै दिनको ब्याज गनिन्छ।',
        },
      },
      weeklyMinimum: {
        name: { en: 'Weekly Minimum', ne: 'साप्ताहिक न्यूनतम' },
        desc: {
          en: 'The lowest balance of each seven days, counted from day 1.',
          ne: '१ गतेदेखि गनेर हरेक सात दिनको सबैभन्दा कम मौज्दात।',
        },
      },
      halfYearlyMinimum: {
        name: { en: 'Half yearly minimum', ne: 'अर्धवार्षिक न्यूनतम' },
        desc: {
          en: 'The lowest balance of the half-year, here for the days of this month.',
          ne: 'छ महिनाको सबैभन्दा कम मौज्दातमा ब्याज गनिन्छ। यहाँ यस महिनाका दिनको मात्र देखाइएको छ।',
        },
      },
      fixed: {
        name: { en: 'Fixed', ne: 'मुद्दती' },
        desc: {
          en: 'Another account: a term saving, for the days of this month only. A longer term is not worked out here.',
          ne: 'आवधिक बचतमा राखेको छुट्टै रकममा यही महिनाका दिनको मात्र ब्याज गनिन्छ। लामो अवधिको हिसाब यहाँ हुँदैन।',
        },
      },
    },
    remarks: {
      halfYearlyMinimum: { en: 'this month’s share of the half-year', ne: 'छ महिनाको ब्याजमा यस महिनाको हिस्सा' },
      fixed: { en: 'another account: Rs {fixed}', ne: 'अर्कै खाता: रु {fixed}' },
    },
    headings: {
      method: { en: 'Method', ne: 'विधि' },
      product: { en: 'Product, Rs × days', ne: 'गुणनफल, रु × दिन' },
      interest: { en: 'Interest Rs', ne: 'ब्याज रु' },
      days: { en: 'Days', ne: 'गते' },
      balance: { en: 'Balance at the end of the day Rs', ne: 'दिनको अन्तिम मौज्दात रु' },
      lowest: { en: 'Lowest balance of the day Rs', ne: 'दिनको न्यूनतम रु' },
      counted: { en: 'Balance counted Rs', ne: 'ब्याज गनिने रकम रु' },
    },
    dayByDay: { en: 'Account day by day', ne: 'खाताको दैनिक विवरण' },
    step: {
      en: '{product} × {rate} ÷ (100 × {yearDays}) = {interest}',
      ne: '{product} × {rate} ÷ (१०० × {yearDays}) = {interest}',
    },
    halfYear: {
      en: 'The whole half-year, {days} days: {interest}. It is known only when the half-year ends, at the end of Poush or Ashadh.',
      ne: 'पूरै छ महिना ({days} दिन) को ब्याज: {interest}। अन्तिम रकम छ महिना सकिएपछि, पुस वा असार मसान्तमा मात्र थाहा हुन्छ।',
    },
    aboveMonth: {
      en: 'The lowest balance of the half-year cannot be above this month’s, {lowest}. Check it.',
      ne: 'छ महिनाको न्यूनतम मौज्दात यस महिनाको न्यूनतम {lowest} भन्दा बढी हुन सक्दैन। जाँच्नुहोस्।',
    },
    reading: {
      en: 'A deposit earns interest from the day it is made. Days on which the account is overdrawn earn nothing. Interest is rounded once, to the paisa. {rule:interest-tax} Ask your auditor for the rate of your members.',
      ne: 'जम्मा गरेकै दिनदेखि ब्याज गनिन्छ। मौज्दात ऋणात्मक भएका दिनको ब्याज हुँदैन। ब्याज अन्त्यमा एक पटक मात्र नजिकको पैसामा मिलाइन्छ। {rule:interest-tax} तपाईंका सदस्यलाई लाग्ने दर लेखापरीक्षकलाई सोध्नुहोस्।',
      pending: true,
    },
    tax: { en: 'Tax {rate}%', ne: 'कर {rate}%' },
    net: { en: 'After tax', ne: 'कर काटेपछि' },
    sample: {
      method: 'dailyBalance',
      opening: 40000,
      movements: [
        { day: 6, amount: 20000 },
        { day: 16, amount: -35000 },
        { day: 26, amount: 30000 },
      ],
      days: 31,
      rate: 7.3,
      yearDays: 365,
      lowest: 18000,
      halfDays: 182,
      fixed: 50000,
    },
  },
  loan: {
    name: { en: 'loan schedule', ne: 'ऋणको किस्ता तालिका' },
    title: { en: 'One loan: EMI, reducing or flat', ne: 'एउटै ऋण: घट्दो, ईएमआई र फ्ल्याट' },
    caption: {
      en: 'Instalments of one loan in Nepali dates, repaid in three ways',
      ne: 'तीन तरिकाले तिरिने एउटै ऋणका किस्ता, नेपाली मितिमा',
    },
    result: {
      en: '{method}: Rs {instalment}, interest Rs {interest}',
      ne: '{method}: रु {instalment}, ब्याज रु {interest}',
    },
    fields: {
      amount: { en: 'Loan Rs', ne: 'ऋण रकम रु' },
      rate: { en: 'Rate % a year', ne: 'वार्षिक दर %' },
      months: { en: 'Months', ne: 'अवधि (महिना)' },
      start: { en: 'Paid out on (B.S.)', ne: 'ऋण लिएको मिति (वि.सं.)' },
      overdue: { en: 'Instalments unpaid', ne: 'नतिरेका किस्ता' },
      late: { en: 'Days overdue', ne: 'भाखा नाघेका दिन' },
      penalty: { en: 'Penalty % a year', ne: 'वार्षिक हर्जाना %' },
    },
    times: {
      title: { en: 'Instalments', ne: 'किस्ता' },
      month: { en: 'Every month', ne: 'हरेक महिना' },
      quarter: { en: 'Every three months', ne: 'हरेक तीन महिना' },
      week: { en: 'Every week (centre meeting)', ne: 'हरेक हप्ता (केन्द्र बैठक)' },
    },
    counts: {
      title: { en: 'Interest', ne: 'ब्याज' },
      times: { en: 'By months, quarters or weeks of one length', ne: 'महिना, त्रैमास वा हप्ता बराबर मानेर' },
      days: { en: 'By days, of 365 in a year', ne: 'दिन गनेर, वर्षमा ३६५ दिन' },
    },
    methods: {
      equalPrincipal: {
        name: { en: 'Reducing balance', ne: 'घट्दो ब्याज' },
        desc: {
          en: 'The same principal each time, and interest on what is still owed. The instalment falls.',
          ne: 'हरेक पटक सावाँ बराबर तिरिन्छ र बाँकी ऋणमा मात्र ब्याज लाग्छ। किस्ता घट्दै जान्छ।',
        },
        step: {
          en: '{amount} ÷ {count} = {principal} principal. First interest: {amount} × {rate} × {part} ÷ (100 × {year}) = {interest}',
          ne: '{amount} ÷ {count} = सावाँ {principal}। पहिलो ब्याज: {amount} × {rate} × {part} ÷ (१०० × {year}) = {interest}',
        },
      },
      equalInstalment: {
        name: { en: 'Equal instalments (EMI)', ne: 'बराबर किस्ता (ईएमआई)' },
        desc: {
          en: 'The same instalment each time. It pays the interest on what is still owed first, then principal.',
          ne: 'किस्ता सधैँ बराबर हुन्छ। पहिले बाँकी ऋणको ब्याज कटाइन्छ, उब्रेको रकमले सावाँ घट्छ।',
        },
        step: {
          en: '{amount} × r ÷ (1 − 1 ÷ (1 + r)^{count}) = {instalment}, where r = {rate} ÷ (100 × {times})',
          ne: '{amount} × द ÷ (१ − १ ÷ (१ + द)^{count}) = {instalment}, जहाँ द = {rate} ÷ (१०० × {times})',
        },
      },
      flat: {
        name: { en: 'Flat', ne: 'फ्ल्याट ब्याज' },
        desc: {
          en: 'Interest on the whole loan to the end, although it is being repaid.',
          ne: 'सावाँ तिर्दै गए पनि सुरुको पूरै ऋणमा अन्त्यसम्म ब्याज लाग्छ।',
        },
        step: {
          en: '{amount} × {rate} × {parts} ÷ (100 × {year}) = {interest} in all',
          ne: '{amount} × {rate} × {parts} ÷ (१०० × {year}) = जम्मा ब्याज {interest}',
        },
      },
    },
    headings: {
      method: { en: 'Way to repay', ne: 'तिर्ने तरिका' },
      first: { en: 'First instalment Rs', ne: 'पहिलो किस्ता रु' },
      allInterest: { en: 'Interest in all Rs', ne: 'जम्मा ब्याज रु' },
      trueRate: { en: 'True rate %', ne: 'वास्तविक दर %' },
      day: { en: 'Day, B.S. and A.D.', ne: 'मिति, वि.सं. र सन्' },
      principal: { en: 'Principal Rs', ne: 'सावाँ रु' },
      interest: { en: 'Interest Rs', ne: 'ब्याज रु' },
      instalment: { en: 'Instalment Rs', ne: 'किस्ता रु' },
      balance: { en: 'Still owed Rs', ne: 'बाँकी ऋण रु' },
      total: { en: 'Total', ne: 'जम्मा' },
    },
    flatCost: {
      en: 'Flat at {rate}% costs as much as {trueRate}% a year on what is still owed.',
      ne: 'फ्ल्याट {rate}% भनेको बाँकी ऋणमा वर्षको {trueRate}% बराबर हो।',
    },
    schedule: { en: 'Schedule of {count} instalments', ne: '{count} किस्ताको तालिका' },
    noDays: {
      en: 'The calendar here ends with 2090 B.S. Days after it that are not certain are left out.',
      ne: 'यहाँको पात्रो वि.सं. २०९० सम्मको मात्र हो। त्यसपछिका पक्का नभएका मिति खाली छोडिएका छन्।',
    },
    overdue: {
      title: { en: 'Penalty, if instalments are unpaid', ne: 'किस्ता नतिरेमा लाग्ने हर्जाना' },
      base: { en: 'Penalty on', ne: 'हर्जाना लाग्ने रकम' },
      due: { en: 'Due Rs', ne: 'बक्यौता रु' },
      penalty: { en: 'Penalty Rs', ne: 'हर्जाना रु' },
      instalment: { en: 'Instalment due: the last one unpaid', ne: 'बक्यौता किस्ता (नतिरेकामध्ये पछिल्लो)' },
      interest: { en: 'Interest due: in that instalment', ne: 'बक्यौता ब्याज (त्यही किस्ताको)' },
      total: { en: 'Total due: all that are unpaid', ne: 'कुल बक्यौता (नतिरेका सबै किस्ता)' },
      step: {
        en: 'Due × {penalty} × {late} days ÷ (100 × 365)',
        ne: 'बक्यौता × {penalty} × {late} दिन ÷ (१०० × ३६५)',
      },
    },
    reading: {
      en: 'Amounts are rounded to the paisa, and the last instalment takes what rounding leaves. An instalment falls on the same day of the month, or on the last day of a shorter month. Holidays are not taken into account. The true rate is the interest on what is still owed, without fees.',
      ne: 'रकम नजिकको पैसामा मिलाइन्छ र मिलाउँदा परेको फरक अन्तिम किस्तामा जान्छ। किस्ताको भाखा हरेक महिना ऋण लिएकै गतेमा पर्छ, महिना छोटो भए मसान्तमा पर्छ। बिदाको दिन हेरिएको छैन। वास्तविक दर भनेको बाँकी ऋणमा लाग्ने ब्याजको वार्षिक दर हो। सेवा शुल्क यसमा पर्दैन।',
    },
    wrong: {
      notQuarters: {
        en: 'With an instalment every three months, write a multiple of 3.',
        ne: 'तीन महिने किस्तामा ३ ले भाग जाने संख्या लेख्नुहोस्।',
      },
      tooManyInstalments: {
        en: 'This makes more than {max} instalments. Write fewer months.',
        ne: 'किस्ता {max} वटाभन्दा बढी भयो। कम महिना लेख्नुहोस्।',
      },
      afterCalendar: {
        en: 'Days can be counted to the end of 2090 B.S. Write fewer months, or do not count by days.',
        ne: 'दिन गन्न वि.सं. २०९० सम्म मात्र मिल्छ। कम महिना लेख्नुहोस् वा दिन नगनी हिसाब गर्नुहोस्।',
      },
    },
    sample: {
      method: 'equalInstalment',
      every: 'month',
      by: 'times',
      start: '{year}-08-15',
      amount: 500000,
      rate: 12,
      months: 12,
      overdue: 2,
      late: 30,
      penalty: 3,
    },
  },
  provision: {
    name: { en: 'loan-loss provision', ne: 'ऋण नोक्सानी व्यवस्था' },
    title: { en: 'Loan-loss provision', ne: 'ऋण नोक्सानी व्यवस्था' },
    caption: {
      en: 'Loan-loss provision by how long loans are overdue, with the journal entry for it',
      ne: 'भाखा नाघेको अवधिअनुसारको ऋण नोक्सानी व्यवस्था र त्यसको गोश्वारा भौचर',
    },
    chartText: { en: 'The loan book by class: {shares}', ne: 'वर्गअनुसार ऋण: {shares}' },
    result: { en: 'Provision of Rs {total}. {difference}', ne: 'नोक्सानी व्यवस्था रु {total}। {difference}' },
    classification: { en: 'Classes', ne: 'ऋणका वर्ग' },
    three: {
      name: { en: 'Three classes: 1, 35 and 100%', ne: 'तीन वर्ग: १, ३५ र १००%' },
      share: { en: 'Overdue: {overdue} of {book}', ne: 'भाखा नाघेको: {book} मध्ये {overdue}' },
      note: {
        en: 'You can change the rates: your directive or your auditor may ask for others.',
        ne: 'दर बदल्न मिल्छ। तपाईंलाई लागू हुने निर्देशनमा वा लेखापरीक्षकको सुझावमा अर्कै दर हुन सक्छ।',
      },
      classes: [
        {
          id: 'good',
          name: { en: 'Good', ne: 'असल' },
          overdue: { en: 'not overdue', ne: 'भाखा ननाघेको' },
          principal: 42000000,
          rate: 1,
        },
        {
          id: 'doubtful',
          name: { en: 'Doubtful', ne: 'शंकास्पद' },
          overdue: { en: 'up to 12 months', ne: '१२ महिनासम्म नाघेको' },
          principal: 1800000,
          rate: 35,
        },
        {
          id: 'bad',
          name: { en: 'Bad', ne: 'खराब' },
          overdue: { en: 'more than 12 months', ne: '१२ महिनाभन्दा बढी नाघेको' },
          principal: 350000,
          rate: 100,
        },
      ],
    },
    four: {
      name: {
        en: 'Four classes: {rule:provision-standard.good}, {rule:provision-standard.sub-standard}, {rule:provision-standard.doubtful} and {rule:provision-standard.bad}%',
        ne: 'चार वर्ग: {rule:provision-standard.good}, {rule:provision-standard.sub-standard}, {rule:provision-standard.doubtful} र {rule:provision-standard.bad}%',
      },
      share: {
        en: 'Overdue more than {rule:provision-standard.sub-standard-months} months: {overdue} of {book}',
        ne: '{rule:provision-standard.sub-standard-months} महिनाभन्दा बढी भाखा नाघेको: {book} मध्ये {overdue}',
      },
      note: {
        en: 'Ask your regulator which classes apply to you.',
        ne: 'तपाईंलाई कुन वर्ग लागू हुन्छन् भन्ने कुरा नियामकसँग बुझ्नुहोस्।',
        pending: true,
      },
      classes: [
        {
          id: 'good',
          name: { en: 'Good', ne: 'असल' },
          overdue: {
            en: 'not overdue, or up to {rule:provision-standard.sub-standard-months} months',
            ne: 'भाखा ननाघेको वा {rule:provision-standard.sub-standard-months} महिनासम्म नाघेको',
          },
          principal: 42600000,
          rate: '{rule:provision-standard.good}',
        },
        {
          id: 'three-months',
          name: { en: 'Sub-standard', ne: 'कमसल' },
          overdue: {
            en: '{rule:provision-standard.sub-standard-months} to {rule:provision-standard.doubtful-months} months',
            ne: '{rule:provision-standard.sub-standard-months} देखि {rule:provision-standard.doubtful-months} महिना नाघेको',
          },
          principal: 700000,
          rate: '{rule:provision-standard.sub-standard}',
        },
        {
          id: 'six-months',
          name: { en: 'Doubtful', ne: 'शंकास्पद' },
          overdue: {
            en: '{rule:provision-standard.doubtful-months} to {rule:provision-standard.bad-months} months',
            ne: '{rule:provision-standard.doubtful-months} देखि {rule:provision-standard.bad-months} महिना नाघेको',
          },
          principal: 500000,
          rate: '{rule:provision-standard.doubtful}',
        },
        {
          id: 'bad',
          name: { en: 'Bad', ne: 'खराब' },
          overdue: {
            en: 'more than {rule:provision-standard.bad-months} months',
            ne: '{rule:provision-standard.bad-months} महिनाभन्दा बढी नाघेको',
          },
          principal: 350000,
          rate: '{rule:provision-standard.bad}',
        },
      ],
    },
    sample: { collateral: 0, collateralRate: '{rule:collateral-taken-over.rate}', provisionHeld: 1061000 },
    fields: {
      collateral: { en: 'Collateral taken over Rs', ne: 'सकार गरेको धितो रु' },
      collateralRate: { en: 'Collateral: rate %', ne: 'सकार गरेको धितो: दर %' },
      provisionHeld: { en: 'Provision held Rs', ne: 'हालको नोक्सानी व्यवस्था रु' },
      principal: { en: '{name}: outstanding Rs', ne: '{name}: बाँकी ऋण रु' },
      rate: { en: '{name}: rate %', ne: '{name}: दर %' },
    },
    headings: {
      class: { en: 'Class', ne: 'वर्ग' },
      principal: { en: 'Outstanding Rs', ne: 'बाँकी ऋण रु' },
      rate: { en: 'Rate %', ne: 'दर %' },
      provision: { en: 'Provision Rs', ne: 'नोक्सानी व्यवस्था रु' },
      collateral: { en: 'Collateral taken over (non-banking assets)', ne: 'सकार गरेको धितो (गैरबैंकिङ सम्पत्ति)' },
      total: { en: 'Total', ne: 'जम्मा' },
    },
    hint: {
      en: 'You can paste a column of amounts or rates from a spreadsheet.',
      ne: 'रकम वा दरको पूरै महल स्प्रेडसिटबाट टाँस्न मिल्छ।',
    },
    pasted: { en: '{count} of {copied} copied figures pasted', ne: 'कपी गरेका {copied} मध्ये {count} वटा टाँसियो' },
    shortfall: { en: 'To be added Rs', ne: 'थप्नुपर्ने रु' },
    surplus: { en: 'Surplus Rs', ne: 'बढी भएको रु' },
    surplusNote: {
      en: 'Ask your auditor before you take it back into income.',
      ne: 'बढी नोक्सानी व्यवस्था आम्दानीमा फिर्ता लैजानुअघि लेखापरीक्षकलाई सोध्नुहोस्।',
    },
    reading: {
      en: 'The oldest unpaid instalment sets the class of the whole principal. A loan exactly on a boundary stays in the better class. Accrued interest is left out. {rule:collateral-taken-over}',
      ne: 'सबैभन्दा पुरानो नतिरेको किस्ताका आधारमा बाँकी सावाँ पूरै एउटै वर्गमा राखिन्छ। अवधि ठ्याक्कै सीमामा भए राम्रो वर्गमै गनिन्छ। पाकेको ब्याज जोडिँदैन। {rule:collateral-taken-over}',
    },
    journal: {
      title: { en: 'Journal', ne: 'गोश्वारा भौचर' },
      account: { en: 'Account', ne: 'खाता' },
      debit: { en: 'Dr Rs', ne: 'डे. रु' },
      credit: { en: 'Cr Rs', ne: 'क्रे. रु' },
      expense: { en: '150 Expenses', ne: '१५० खर्च' },
      provision: { en: '60 Payables and provisions', ne: '६० भुक्तानी दिनुपर्ने र नोक्सानी व्यवस्था' },
    },
  },
  depreciation: {
    name: { en: 'depreciation', ne: 'ह्रासकट्टी' },
    wrong: {
      aboveCost: { en: 'This is more than the cost of {cost}.', ne: 'यो रकम परल मूल्य {cost} भन्दा बढी भयो।' },
    },
    title: { en: 'Two methods of depreciation', ne: 'ह्रासकट्टीका दुई विधि' },
    caption: {
      en: 'Book value of an asset year by year, by straight line and by diminishing balance',
      ne: 'सम्पत्तिको हरेक वर्षको किताबी मूल्य, सरल रेखा र घट्दो मौज्दात विधिमा',
    },
    chartText: {
      en: 'Book value at the end of year {years}: by straight line {straight}, by diminishing balance {diminishing}.',
      ne: '{years} वर्षपछिको किताबी मूल्य: सरल रेखा विधिमा {straight}, घट्दो मौज्दात विधिमा {diminishing}।',
    },
    result: {
      en: 'End of year {years}: straight line Rs {straight}, diminishing balance Rs {diminishing}',
      ne: '{years} वर्षपछि: सरल रेखा रु {straight}, घट्दो मौज्दात रु {diminishing}',
    },
    fields: {
      cost: { en: 'Cost Rs', ne: 'परल मूल्य रु' },
      residual: { en: 'Value at the end Rs', ne: 'अवशेष मूल्य रु' },
      life: { en: 'Life in years', ne: 'आयु (वर्ष)' },
      rate: { en: 'Rate % a year', ne: 'वार्षिक दर %' },
      years: { en: 'Years shown', ne: 'देखाउने वर्ष' },
      firstMonths: { en: 'Months in the first year', ne: 'पहिलो वर्षका महिना' },
    },
    straight: { en: 'Straight line', ne: 'सरल रेखा' },
    straightStep: {
      en: '({cost} − {residual}) ÷ {life} = {charge} a year',
      ne: '({cost} − {residual}) ÷ {life} = वर्षको {charge}',
    },
    diminishing: { en: 'Diminishing balance', ne: 'घट्दो मौज्दात' },
    diminishingStep: {
      en: '{cost} × {rate}% = {charge} in a full first year',
      ne: '{cost} × {rate}% = पहिलो वर्ष पूरै गनिए {charge}',
    },
    cappedStep: {
      en: '{cost} × {rate}% = {charge} a year, as far as the value at the end allows',
      ne: '{cost} × {rate}% = वर्षको {charge}, अवशेष मूल्य बाँकी रहने गरी',
    },
    tax: {
      title: { en: 'Pool of the tax law', ne: 'आयकर ऐनको समूह' },
      pools: [
        {
          name: {
            en: 'A: {rule:depreciation-pools.a-assets}, {rate}%',
            ne: 'क: {rule:depreciation-pools.a-assets}, {rate}%',
          },
          rate: '{rule:depreciation-pools.a}',
        },
        {
          name: {
            en: 'B: {rule:depreciation-pools.b-assets}, {rate}%',
            ne: 'ख: {rule:depreciation-pools.b-assets}, {rate}%',
          },
          rate: '{rule:depreciation-pools.b}',
        },
        {
          name: {
            en: 'C: {rule:depreciation-pools.c-assets}, {rate}%',
            ne: 'ग: {rule:depreciation-pools.c-assets}, {rate}%',
          },
          rate: '{rule:depreciation-pools.c}',
        },
        {
          name: {
            en: 'D: {rule:depreciation-pools.d-assets}, {rate}%',
            ne: 'घ: {rule:depreciation-pools.d-assets}, {rate}%',
          },
          rate: '{rule:depreciation-pools.d}',
        },
      ],
      bought: { en: 'Bought in', ne: 'किनेको समय' },
      times: [
        {
          name: { en: '{rule:depreciation-pools.whole}: whole year', ne: '{rule:depreciation-pools.whole}: पूरै वर्ष' },
          months: 12,
        },
        {
          name: {
            en: '{rule:depreciation-pools.two-thirds}: two thirds',
            ne: '{rule:depreciation-pools.two-thirds}: दुई तिहाइ',
          },
          months: 8,
        },
        {
          name: {
            en: '{rule:depreciation-pools.one-third}: one third',
            ne: '{rule:depreciation-pools.one-third}: एक तिहाइ',
          },
          months: 4,
        },
      ],
      note: {
        en: '{rule:depreciation-pools} Read it with your auditor.',
        ne: '{rule:depreciation-pools} लेखापरीक्षकसँग बुझ्नुहोस्।',
        pending: true,
      },
    },
    residualNote: { en: 'No year takes the value below {residual}.', ne: 'कुनै वर्ष पनि मूल्य {residual} भन्दा तल झर्दैन।' },
    firstYear: { en: 'The first year counts {months} of 12 months.', ne: 'पहिलो वर्षमा १२ मध्ये {months} महिना गनिन्छ।' },
    headings: {
      year: { en: 'Year', ne: 'वर्ष' },
      charge: { en: 'Depreciation Rs', ne: 'ह्रासकट्टी रु' },
      closing: { en: 'Value Rs', ne: 'मूल्य रु' },
    },
    sample: { cost: 800000, residual: 0, life: 5, rate: 25, years: 5, firstMonths: 12 },
  },
  milk: {
    name: { en: 'milk payment', ne: 'दूधको भुक्तानी' },
    title: { en: 'Milk rate by fat and SNF', ne: 'फ्याट र एसएनएफअनुसार दूधको दर' },
    caption: {
      en: 'Price of milk by fat and SNF or per litre, with a rate chart',
      ne: 'फ्याट र एसएनएफअनुसार वा प्रति लिटर दूधको मूल्य, दर तालिकासहित',
    },
    result: {
      en: '{litres} litres of milk: Rs {amount}, subsidy Rs {subsidy}',
      ne: '{litres} लिटर दूध: रु {amount}, अनुदान रु {subsidy}',
    },
    fields: {
      fatRate: { en: 'Rs per unit of fat', ne: 'फ्याटको प्रति एकाइ रु' },
      snfRate: { en: 'Rs per unit of SNF', ne: 'एसएनएफको प्रति एकाइ रु' },
      flush: { en: 'Flush season, Rs per litre', ne: 'दूध धेरै हुने मौसमको प्रति लिटर रु' },
      lean: { en: 'Lean season, Rs per litre', ne: 'दूध कम हुने मौसमको प्रति लिटर रु' },
      subsidy: { en: 'Subsidy Rs per litre', ne: 'प्रति लिटर अनुदान रु' },
      deductions: { en: 'Deductions Rs', ne: 'कट्टी रु' },
      divisor: { en: 'CLR divided by', ne: 'सीएलआरलाई भाग गर्ने संख्या' },
      fatFactor: { en: 'Fat multiplied by', ne: 'फ्याटलाई गुणन गर्ने संख्या' },
      constant: { en: 'Added', ne: 'जोड्ने संख्या' },
      fatFrom: { en: 'Fat % from', ne: 'फ्याट % देखि' },
      fatTo: { en: 'Fat % to', ne: 'फ्याट % सम्म' },
      snfFrom: { en: 'SNF % from', ne: 'एसएनएफ % देखि' },
      snfTo: { en: 'SNF % to', ne: 'एसएनएफ % सम्म' },
      validFrom: { en: 'Valid from (B.S.)', ne: 'लागू हुने मिति (वि.सं.)' },
    },
    bases: {
      title: { en: 'Price', ne: 'मूल्य' },
      units: { en: 'By units of fat and SNF', ne: 'फ्याट र एसएनएफको एकाइअनुसार' },
      flush: { en: 'Per litre, flush season', ne: 'प्रति लिटर, दूध धेरै हुने मौसम' },
      lean: { en: 'Per litre, lean season', ne: 'प्रति लिटर, दूध कम हुने मौसम' },
    },
    tests: {
      title: { en: 'Test', ne: 'जाँच' },
      snf: { en: 'Fat and SNF', ne: 'फ्याट र एसएनएफ' },
      clr: { en: 'Fat and lactometer (CLR)', ne: 'फ्याट र ल्याक्टोमिटर (सीएलआर)' },
    },
    entries: {
      title: { en: 'Milk', ne: 'दूध' },
      hint: {
        en: 'In each row write the day or the member’s number. You can paste a fortnight from a spreadsheet.',
        ne: 'हरेक लहरमा गते वा सदस्य नम्बर लेख्नुहोस्। पन्ध्र दिनको विवरण स्प्रेडसिटबाट टाँस्न मिल्छ।',
      },
      labels: {
        who: { en: 'Day or member of row {index}', ne: 'लहर {index} को गते वा सदस्य' },
        litres: { en: 'Litres of row {index}', ne: 'लहर {index} को लिटर' },
        fat: { en: 'Fat % of row {index}', ne: 'लहर {index} को फ्याट %' },
        snf: { en: 'SNF % of row {index}', ne: 'लहर {index} को एसएनएफ %' },
        clr: { en: 'CLR of row {index}', ne: 'लहर {index} को सीएलआर' },
      },
      who: { en: 'Day or member', ne: 'गते वा सदस्य' },
      litres: { en: 'Litres', ne: 'लिटर' },
      fat: { en: 'Fat', ne: 'फ्याट' },
      snf: { en: 'SNF', ne: 'एसएनएफ' },
      clr: { en: 'CLR', ne: 'सीएलआर' },
    },
    headings: {
      rate: { en: 'Rate Rs', ne: 'दर रु' },
      amount: { en: 'Amount Rs', ne: 'रकम रु' },
      subsidy: { en: 'Subsidy Rs', ne: 'अनुदान रु' },
      total: { en: 'Total', ne: 'जम्मा' },
      milk: { en: 'Milk Rs', ne: 'दूधको रकम रु' },
      toPay: { en: 'To pay Rs', ne: 'भुक्तानी रु' },
    },
    slip: { en: 'Milk slip', ne: 'दूध पर्ची' },
    list: { en: 'List for the subsidy', ne: 'अनुदानको सूची' },
    steps: {
      units: {
        en: 'Rate = fat × {fatRate} + SNF × {snfRate}. A unit is one per cent.',
        ne: 'दर = फ्याट × {fatRate} + एसएनएफ × {snfRate}। एक एकाइ भनेको एक प्रतिशत हो।',
      },
      litre: { en: 'Rate = {litreRate} for each litre', ne: 'दर = हरेक लिटरको {litreRate}' },
      clr: {
        en: 'SNF = CLR ÷ {divisor} + {fatFactor} × fat + {constant}',
        ne: 'एसएनएफ = सीएलआर ÷ {divisor} + {fatFactor} × फ्याट + {constant}',
      },
    },
    chart: {
      title: { en: 'Rate chart for the wall', ne: 'भित्तामा टाँस्ने दर तालिका' },
      valid: { en: 'Milk rate Rs per litre, from {day}', ne: 'दूधको प्रति लिटर दर रु, {day} देखि' },
      corner: { en: 'Fat, SNF', ne: 'फ्याट, एसएनएफ' },
      print: { en: 'Print the chart, A4 or A3', ne: 'दर तालिका छाप्नुहोस्, ए४ वा ए३' },
    },
    reading: {
      en: 'Rates and amounts are rounded to the paisa, row by row. The formula has the constants of the Indian standard IS 10083: write those of your dairy. The subsidy is paid by those who give it and is not in the payment.',
      ne: 'दर र रकम हरेक लहरमा नजिकको पैसामा मिलाइन्छ। सूत्रका संख्या भारतीय मापदण्ड IS 10083 का हुन्। तपाईंको डेरीले चलाउने संख्या राख्नुहोस्। अनुदान यहाँको भुक्तानीमा जोडिएको छैन, त्यो अनुदान दिने निकायले छुट्टै दिन्छ।',
      pending: true,
    },
    wrong: {
      belowFirst: { en: 'This is below the first value.', ne: 'यो सुरुको संख्याभन्दा कम भयो।' },
      chartTooLarge: {
        en: 'The chart has room for {max} steps of 0.1. Write a shorter range.',
        ne: 'तालिकामा ०.१ ले बढ्ने {max} वटा मान मात्र अट्छन्। दायरा घटाउनुहोस्।',
      },
      notACode: {
        en: 'Write a day or a member’s number, like 15 or D-033.',
        ne: 'गते वा सदस्य नम्बर लेख्नुहोस्, जस्तै १५ वा D-033।',
      },
    },
    sample: {
      basis: 'units',
      test: 'snf',
      fatRate: 7,
      snfRate: 4.7,
      flush: 62,
      lean: 68,
      subsidy: 2,
      deductions: 500,
      divisor: 4,
      fatFactor: 0.25,
      constant: 0.44,
      fatFrom: 3.5,
      fatTo: 4.5,
      snfFrom: 7.9,
      snfTo: 8.5,
      validFrom: '{year}-08-15',
      entries: [
        { who: 1, litres: 9.2, fat: 4.1, solids: 8.3 },
        { who: 2, litres: 9, fat: 4, solids: 8.2 },
        { who: 3, litres: 8.8, fat: 4.2, solids: 8.3 },
      ],
    },
  },
  vat: {
    name: { en: 'VAT on a bill', ne: 'बिलको मू.अ.कर' },
    title: { en: 'VAT calculator: with and without VAT', ne: 'भ्याट (मू.अ.कर) को हिसाब' },
    caption: {
      en: 'A bill of several lines with discount and VAT, from prices without VAT or with it',
      ne: 'मू.अ.करबाहेक वा मू.अ.करसहितको मूल्यबाट निकालिएको बिल: छुट, करयोग्य रकम र मू.अ.कर',
    },
    result: {
      en: 'Without VAT Rs {taxable}, VAT Rs {vat}, grand total Rs {total}',
      ne: 'करयोग्य रकम रु {taxable}, मू.अ.कर रु {vat}, कुल जम्मा रु {total}',
    },
    fields: {
      rate: { en: 'VAT %', ne: 'मू.अ.कर %' },
      discount: { en: 'Discount', ne: 'छुट' },
    },
    prices: {
      title: { en: 'Prices are', ne: 'मूल्य' },
      without: { en: 'Without VAT: add it', ne: 'मू.अ.करबाहेकको, कर जोड्ने' },
      with: { en: 'With VAT: take it out', ne: 'मू.अ.करसहितको, कर छुट्याउने' },
    },
    discounts: {
      title: { en: 'Discount in', ne: 'छुट दिने तरिका' },
      percent: { en: 'Per cent', ne: 'प्रतिशतमा' },
      rupees: { en: 'Rupees', ne: 'रुपैयाँमा' },
    },
    lines: {
      title: { en: 'Lines of the bill', ne: 'बिलका सामान' },
      hint: {
        en: 'For goods without VAT write 0 in the last field. You can paste lines from a spreadsheet.',
        ne: 'मू.अ.कर नलाग्ने सामानको अन्तिम कोठामा ० लेख्नुहोस्। सामानको सूची स्प्रेडसिटबाट टाँस्न मिल्छ।',
      },
      labels: {
        quantity: { en: 'Quantity of line {index}', ne: 'सामान {index} को परिमाण' },
        price: { en: 'Price of line {index}', ne: 'सामान {index} को मूल्य' },
        vat: { en: 'VAT % of line {index}, if other', ne: 'सामान {index} को मू.अ.कर %, फरक भए' },
      },
      quantity: { en: 'Quantity', ne: 'परिमाण' },
      price: { en: 'Price Rs', ne: 'मूल्य रु' },
      vat: { en: 'VAT % if other', ne: 'कर % फरक भए' },
    },
    headings: {
      line: { en: 'Line', ne: 'क्र.सं.' },
      quantity: { en: 'Qty', ne: 'परिमाण' },
      net: { en: 'Price without VAT Rs', ne: 'करबाहेक मूल्य रु' },
      gross: { en: 'Price with VAT Rs', ne: 'करसहित मूल्य रु' },
      amount: { en: 'Amount Rs', ne: 'रकम रु' },
      subtotal: { en: 'Sub-total Rs', ne: 'जम्मा रु' },
      discount: { en: 'Discount Rs', ne: 'छुट रु' },
      taxable: { en: 'Taxable amount Rs', ne: 'करयोग्य रकम रु' },
      vat: { en: 'VAT {rate}% Rs', ne: 'मू.अ.कर {rate}% रु' },
      allVat: { en: 'VAT Rs', ne: 'मू.अ.कर रु' },
      total: { en: 'Grand total Rs', ne: 'कुल जम्मा रु' },
      byRate: { en: 'VAT by rate', ne: 'दरअनुसार मू.अ.कर' },
      rate: { en: 'Rate', ne: 'दर' },
      withVat: { en: 'With VAT Rs', ne: 'करसहित रु' },
    },
    steps: {
      without: {
        en: 'Taxable amount = sub-total − discount. VAT = taxable amount × {rate} ÷ 100. Grand total = taxable amount + VAT.',
        ne: 'करयोग्य रकम = जम्मा − छुट। मू.अ.कर = करयोग्य रकम × {rate} ÷ १००। कुल जम्मा = करयोग्य रकम + मू.अ.कर।',
      },
      with: {
        en: 'Grand total = sub-total − discount. Taxable amount = grand total × 100 ÷ (100 + {rate}). VAT = the rest.',
        ne: 'कुल जम्मा = जम्मा − छुट। करयोग्य रकम = कुल जम्मा × १०० ÷ (१०० + {rate})। बाँकी रकम मू.अ.कर हो।',
      },
    },
    reading: {
      en: 'Amounts are rounded to the paisa: each line once, and VAT once for all lines of a rate, as on a tax invoice. Goods with and without VAT bear the discount in proportion. {rule:vat} Ask your accountant which of yours have none.',
      ne: 'कर बीजकमा जस्तै हरेक सामानको रकम एक पटक र एउटै दरका सबै सामानको मू.अ.कर एक पटक नजिकको पैसामा मिलाइन्छ। कर लाग्ने र नलाग्ने सामानमा छुट समानुपातिक रूपमा बाँडिन्छ। {rule:vat} तपाईंका कुन सामानमा कर लाग्दैन भन्ने कुरा आफ्नो लेखापालसँग बुझ्नुहोस्।',
    },
    wrong: {
      aboveSubtotal: {
        en: 'The discount is more than the sub-total of {subtotal}.',
        ne: 'छुट जम्मा रकम {subtotal} भन्दा बढी भयो।',
      },
    },
    sample: {
      prices: 'without',
      by: 'percent',
      rate: '{rule:vat.rate}',
      discount: 2,
      lines: [
        { quantity: 40, price: 525 },
        { quantity: 60, price: 180 },
        { quantity: 100, price: 65 },
        { quantity: 4, price: 6250 },
      ],
    },
  },
  health: {
    name: { en: 'health of a co-operative', ne: 'सहकारीको वित्तीय अवस्था' },
    title: { en: 'Health of a co-operative: PEARLS, limits', ne: 'सहकारीको वित्तीय अवस्था: पर्ल्स र सीमा' },
    caption: {
      en: 'PEARLS ratios, limits and the provision needed, from a trial balance and the ageing of loans',
      ne: 'सन्तुलन परीक्षण र भाखा नाघेको ऋणबाट निस्कने पर्ल्स अनुपात, सीमा र चाहिने नोक्सानी व्यवस्था',
    },
    result: {
      en: 'PEARLS {met} of {goals}, limits {kept} of {limits}, provision Rs {provision}',
      ne: 'पर्ल्स {goals} मध्ये {met}, सीमा {limits} मध्ये {kept}, नोक्सानी व्यवस्था रु {provision}',
    },
    lines: {
      title: { en: 'Trial balance', ne: 'सन्तुलन परीक्षण' },
      hint: {
        en: 'In each row write the number of a head and its debit or credit. You can paste the three columns from a spreadsheet.',
        ne: 'हरेक लहरमा हिसाब नम्बर र त्यसको डेबिट वा क्रेडिट रकम लेख्नुहोस्। तीनै महल स्प्रेडसिटबाट टाँस्न मिल्छ।',
      },
      names: {
        en: '10 share capital, 20 reserve and other funds, 30 savings, 40 borrowings, 50 grants, 60 payables and provisions, 70 long-term liabilities, 80 cash, 90 bank, 100 investments, 110 loans, 120 receivables and stock, 130 fixed assets, 140 other assets, 150 expenses, 160 income',
        ne: '१० शेयर पूँजी, २० जगेडा तथा अन्य कोष, ३० बचत, ४० बाह्य ऋण, ५० अनुदान, ६० भुक्तानी दिनुपर्ने र नोक्सानी व्यवस्था, ७० दीर्घकालीन दायित्व, ८० नगद, ९० बैंक, १०० लगानी, ११० ऋण लगानी, १२० पाउनुपर्ने रकम र सामान मौज्दात, १३० स्थिर सम्पत्ति, १४० अन्य सम्पत्ति, १५० खर्च, १६० आम्दानी',
      },
      labels: {
        head: { en: 'Head of row {index}', ne: 'लहर {index} को हिसाब नम्बर' },
        debit: { en: 'Debit of row {index}', ne: 'लहर {index} को डेबिट' },
        credit: { en: 'Credit of row {index}', ne: 'लहर {index} को क्रेडिट' },
      },
      head: { en: 'Acc. no.', ne: 'हि.नं.' },
      debit: { en: 'Debit Rs', ne: 'डेबिट रु' },
      credit: { en: 'Credit Rs', ne: 'क्रेडिट रु' },
    },
    ageing: { en: 'Outstanding loans by time overdue', ne: 'भाखा नाघेको अवधिअनुसार बाँकी ऋण' },
    others: { en: 'Other figures; leave blank what is not known', ne: 'अन्य विवरण (थाहा नभएको खाली छोड्नुहोस्)' },
    fields: {
      months1: { en: '1 to 3 months Rs', ne: '१ देखि ३ महिना रु' },
      months3: { en: '3 to 6 months Rs', ne: '३ देखि ६ महिना रु' },
      months6: { en: '6 to 12 months Rs', ne: '६ देखि १२ महिना रु' },
      months12: { en: 'More than 12 months Rs', ne: '१२ महिनाभन्दा बढी रु' },
      provisionHeld: { en: 'Provision held (head 60) Rs', ne: 'हालको नोक्सानी व्यवस्था (६० मा) रु' },
      institutional: { en: 'Institutional capital (head 20) Rs', ne: 'संस्थागत पूँजी (२० मा) रु' },
      oneLoan: { en: 'Largest loan to one member Rs', ne: 'एक सदस्यको सबैभन्दा ठूलो ऋण रु' },
      oneSaving: { en: 'Largest savings of one member Rs', ne: 'एक सदस्यको सबैभन्दा ठूलो बचत रु' },
      savingLimit: { en: 'Limit of one member’s savings Rs', ne: 'एक सदस्यको बचतको सीमा रु' },
      loanRate: { en: 'Average rate of loans %', ne: 'ऋणको औसत दर %' },
      savingRate: { en: 'Average rate of savings %', ne: 'बचतको औसत दर %' },
    },
    headings: {
      measure: { en: 'What is compared', ne: 'अनुपातको विवरण' },
      percent: { en: 'Per cent', ne: 'प्रतिशत' },
      goal: { en: 'Goal', ne: 'मापदण्ड' },
      met: { en: 'Met', ne: 'पुगेको' },
    },
    goals: {
      min: { en: '{min} or more', ne: '{min} वा बढी' },
      max: { en: '{max} or less', ne: '{max} वा कम' },
      below: { en: 'less than {below}', ne: '{below} भन्दा कम' },
      between: { en: '{min} to {max}', ne: '{min} देखि {max}' },
    },
    met: { en: 'Yes', ne: 'छ' },
    notMet: { en: 'No', ne: 'छैन' },
    unknown: { en: 'Not known', ne: 'थाहा छैन' },
    blank: { en: 'Left blank, so not known: {names}', ne: 'खाली छोडिएकाले थाहा नभएको: {names}' },
    unbalanced: {
      en: 'Debits and credits of the trial balance differ by {difference}. Check it.',
      ne: 'सन्तुलन परीक्षणको डेबिट र क्रेडिट मिलेन, फरक {difference} छ। जाँच्नुहोस्।',
    },
    titles: {
      pearls: { en: 'PEARLS ratios', ne: 'पर्ल्स अनुपात' },
      limits: { en: 'Limits, as reported', ne: 'सीमा (सञ्चारमाध्यममा आएअनुसार)' },
    },
    // Goals: World Council of Credit Unions, woccu.org, “PEARLS Ratios”, read on 2026-11-28.
    pearls: {
      P1: {
        name: {
          en: 'Provision held ÷ loans overdue more than 12 months',
          ne: 'हालको नोक्सानी व्यवस्था ÷ १२ महिनाभन्दा बढी नाघेको ऋण',
        },
        min: 100,
      },
      P2: {
        name: {
          en: '(Provision held − loans overdue more than 12 months) ÷ loans overdue 1 to 12 months',
          ne: '(हालको नोक्सानी व्यवस्था − १२ महिनाभन्दा बढी नाघेको ऋण) ÷ १ देखि १२ महिना नाघेको ऋण',
        },
        min: 35,
      },
      E1: {
        name: { en: '(Loans 110 − provision held) ÷ assets', ne: '(ऋण ११० − हालको नोक्सानी व्यवस्था) ÷ सम्पत्ति' },
        min: 70,
        max: 80,
      },
      E5: { name: { en: 'Savings 30 ÷ assets', ne: 'बचत ३० ÷ सम्पत्ति' }, min: 70, max: 80 },
      E6: { name: { en: 'Borrowings 40 ÷ assets', ne: 'बाह्य ऋण ४० ÷ सम्पत्ति' }, max: 5 },
      E7: { name: { en: 'Share capital 10 ÷ assets', ne: 'शेयर पूँजी १० ÷ सम्पत्ति' }, max: 20 },
      E8: { name: { en: 'Institutional capital ÷ assets', ne: 'संस्थागत पूँजी ÷ सम्पत्ति' }, min: 10 },
      E9: {
        name: {
          en: '(Institutional capital + provision held − loans overdue more than 12 months − 35% of those of 1 to 12) ÷ assets',
          ne: '(संस्थागत पूँजी + हालको नोक्सानी व्यवस्था − १२ महिनाभन्दा बढी नाघेको ऋण − १ देखि १२ महिना नाघेकोको ३५%) ÷ सम्पत्ति',
        },
        min: 10,
      },
      A1: {
        name: { en: 'Loans overdue more than a month ÷ loans 110', ne: 'एक महिनाभन्दा बढी नाघेको ऋण ÷ ऋण ११०' },
        max: 5,
      },
      A2: { name: { en: '(80 + 120 + 130 + 140) ÷ assets', ne: '(८० + १२० + १३० + १४०) ÷ सम्पत्ति' }, max: 5 },
      L1: {
        name: {
          en: '(80 + 90 − payables 60 without provision) ÷ savings 30',
          ne: '(८० + ९० − नोक्सानी व्यवस्थाबाहेक भुक्तानी दिनुपर्ने ६०) ÷ बचत ३०',
        },
        min: 15,
      },
    },
    limits: {
      provision: {
        name: { en: 'Provision held ÷ provision needed', ne: 'हालको नोक्सानी व्यवस्था ÷ चाहिने नोक्सानी व्यवस्था' },
        min: 100,
        rule: 1,
      },
      overdue: {
        name: {
          en: 'Loans overdue more than {rule:provision-standard.sub-standard-months} months ÷ loans 110',
          ne: '{rule:provision-standard.sub-standard-months} महिनाभन्दा बढी नाघेको ऋण ÷ ऋण ११०',
        },
        below: '{rule:overdue-and-dividend.overdue}',
        rule: 2,
      },
      liquid: {
        name: { en: '(Cash 80 + bank 90) ÷ savings 30', ne: '(नगद ८० + बैंक ९०) ÷ बचत ३०' },
        min: '{rule:liquidity-draft.liquid}',
        rule: 4,
      },
      savings: {
        name: { en: 'Savings 30 ÷ primary capital', ne: 'बचत ३० ÷ प्राथमिक पूँजी' },
        max: '{rule:liquidity-draft.savings}',
        rule: 4,
      },
      borrowed: {
        name: { en: 'Borrowings 40 ÷ assets', ne: 'बाह्य ऋण ४० ÷ सम्पत्ति' },
        max: '{rule:capital-limits.borrowed}',
        rule: 3,
      },
      capital: { name: { en: 'Borrowings 40 ÷ primary capital', ne: 'बाह्य ऋण ४० ÷ प्राथमिक पूँजी' }, max: 100, rule: 3 },
      oneLoan: {
        name: { en: 'Largest loan ÷ primary capital', ne: 'सबैभन्दा ठूलो ऋण ÷ प्राथमिक पूँजी' },
        max: '{rule:capital-limits.one-loan}',
        rule: 3,
      },
      oneSaving: {
        name: { en: 'Largest savings of a member ÷ their limit', ne: 'सदस्यको सबैभन्दा ठूलो बचत ÷ त्यसको सीमा' },
        max: 100,
        rule: 5,
      },
      spread: {
        name: { en: 'Rate of loans − rate of savings', ne: 'ऋणको दर − बचतको दर' },
        max: '{rule:capital-limits.spread}',
        rule: 3,
      },
    },
    provision: { en: 'Provision needed Rs', ne: 'चाहिने नोक्सानी व्यवस्था रु' },
    classes: [
      {
        name: {
          en: 'Good, up to {rule:provision-standard.sub-standard-months} months',
          ne: 'असल ({rule:provision-standard.sub-standard-months} महिनासम्म)',
        },
        rate: '{rule:provision-standard.good}',
      },
      {
        name: {
          en: 'Sub-standard, {rule:provision-standard.sub-standard-months} to {rule:provision-standard.doubtful-months}',
          ne: 'कमसल ({rule:provision-standard.sub-standard-months} देखि {rule:provision-standard.doubtful-months})',
          pending: true,
        },
        rate: '{rule:provision-standard.sub-standard}',
      },
      {
        name: {
          en: 'Doubtful, {rule:provision-standard.doubtful-months} to {rule:provision-standard.bad-months}',
          ne: 'शंकास्पद ({rule:provision-standard.doubtful-months} देखि {rule:provision-standard.bad-months})',
        },
        rate: '{rule:provision-standard.doubtful}',
      },
      {
        name: {
          en: 'Bad, more than {rule:provision-standard.bad-months}',
          ne: 'खराब ({rule:provision-standard.bad-months} भन्दा बढी)',
        },
        rate: '{rule:provision-standard.bad}',
      },
    ],
    reading: {
      en: 'Goals: World Council of Credit Unions, PEARLS (woccu.org). Assets are heads 80 to 140 less the provision held. Primary capital here is share capital and institutional capital; the surplus of the year is left out. E9 leaves problem assets out; a bank account may earn interest, so it is not in A2. Ratios of growth and returns need figures of two dates and are not here.',
      ne: 'मापदण्ड: वर्ल्ड काउन्सिल अफ क्रेडिट युनियन्स (WOCCU), पर्ल्स (woccu.org)। सम्पत्ति भनेको शीर्षक ८० देखि १४० सम्मको जोडबाट हालको नोक्सानी व्यवस्था घटाएको रकम हो। प्राथमिक पूँजीमा यहाँ शेयर पूँजी र संस्थागत पूँजी जोडिएको छ, यस वर्षको खुद बचत जोडिएको छैन। E9 मा समस्याग्रस्त सम्पत्ति गनिएको छैन। बैंक मौज्दातमा ब्याज आउन सक्ने हुँदा त्यो A2 मा छैन। वृद्धि र प्रतिफलका अनुपातलाई दुई मितिको विवरण चाहिन्छ, त्यसैले यहाँ छैनन्।',
      pending: true,
    },
    rules: [
      { en: '{rule:provision-standard}', ne: '{rule:provision-standard}', pending: true },
      { en: '{rule:overdue-and-dividend}', ne: '{rule:overdue-and-dividend}', pending: true },
      { en: '{rule:capital-limits}', ne: '{rule:capital-limits}', pending: true },
      { en: '{rule:liquidity-draft}', ne: '{rule:liquidity-draft}', pending: true },
      { en: '{rule:savings-limit}', ne: '{rule:savings-limit}', pending: true },
    ],
    wrong: {
      notAHead: {
        en: 'This is not a head. Write 10, 20 and so on up to 160.',
        ne: 'यो हिसाब नम्बर होइन। १०, २० गर्दै १६० सम्मको नम्बर लेख्नुहोस्।',
      },
      aboveLoans: {
        en: 'More is overdue than the loans of head 110, {loans}.',
        ne: 'भाखा नाघेको ऋण शीर्षक ११० को ऋण {loans} भन्दा बढी भयो।',
      },
    },
    sample: {
      lines: [
        { head: 10, credit: 8500000 },
        { head: 20, credit: 2640000 },
        { head: 30, credit: 41275000 },
        { head: 40, credit: 2000000 },
        { head: 60, credit: 1895000 },
        { head: 80, debit: 318500 },
        { head: 90, debit: 7392000 },
        { head: 100, debit: 1500000 },
        { head: 110, debit: 45120000 },
        { head: 120, debit: 735000 },
        { head: 130, debit: 1864500 },
        { head: 150, debit: 4870000 },
        { head: 160, credit: 5490000 },
      ],
      months1: 600000,
      months3: 700000,
      months6: 500000,
      months12: 350000,
      provisionHeld: 1061000,
      institutional: 2640000,
      oneLoan: 1500000,
      oneSaving: '',
      savingLimit: 1000000,
      loanRate: 14,
      savingRate: 8.5,
    },
  },
} satisfies CalculatorsInput
