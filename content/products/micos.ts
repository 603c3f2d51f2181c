import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'MiCOS', ne: 'MiCOS' },
  titleWords: {
    en: 'microfinance software, loan schedule',
    ne: 'लघुवित्त सफ्टवेयर, ऋणको किस्ता तालिका',
  },
  heading: { en: 'MiCOS', ne: 'MiCOS' },
  cardName: { en: 'MiCOS', ne: 'MiCOS' },
  cardText: { en: 'Microfinance by centre, group and member.', ne: 'केन्द्र, समूह र सदस्यअनुसार लघुवित्तको हिसाब।' },
  description: {
    en: 'MiCOS is microfinance software for centres, groups, branches and head office. Work out weekly or monthly loan instalments, flat and reducing.',
    ne: 'MiCOS: केन्द्र, समूह, शाखा र केन्द्रीय कार्यालयका लागि लघुवित्त सफ्टवेयर। साप्ताहिक वा मासिक किस्ता, फ्ल्याट र घट्दो ब्याजको हिसाब यहीँ गर्न मिल्छ।',
  },
  audience: {
    en: 'For microfinance institutions and co-operatives with microfinance programmes',
    ne: 'लघुवित्त वित्तीय संस्था र लघुवित्त कार्यक्रम चलाउने सहकारीका लागि',
  },
  customers: {
    en: 'Microfinance institutions and co-operatives with microfinance programmes',
    ne: 'लघुवित्त वित्तीय संस्था र लघुवित्त कार्यक्रम चलाउने सहकारी',
  },
  need: { en: 'We lend through centres and groups', ne: 'हामी केन्द्र र समूहमार्फत ऋण दिन्छौँ' },
  platforms: { en: 'On your own server, or in the browser', ne: 'आफ्नै सर्भरमा वा ब्राउजरमा', pending: true },
  positioning: {
    en: 'Microfinance by centre, group and member, with head office in the same books.',
    ne: 'केन्द्र, समूह र सदस्यदेखि केन्द्रीय कार्यालयसम्म, लघुवित्तका लागि एउटै प्रणाली।',
  },
  intro: {
    en: 'At a centre meeting a field officer collects savings and instalments from many members in one sitting. MiCOS prepares the sheet for that meeting and posts what was collected to the accounts. Branch and institution reports come from the same entries. Dates and fiscal years are Nepali.',
    ne: 'केन्द्र बैठकमा फिल्ड अधिकृतले एकै बसाइमा धेरै सदस्यको बचत र किस्ता उठाउँछन्। MiCOS (माइकोस) ले त्यस बैठकको संकलन विवरण तयार गर्छ र उठेको रकम खातामा चढाउँछ। शाखा र संस्थाको प्रतिवेदन तिनै प्रविष्टिबाट बन्छ। मिति र आर्थिक वर्ष नेपाली नै हुन्छन्।',
    pending: true,
  },
  featuresNote: { en: '{count} groups of features', ne: 'विशेषताका {count} समूह' },
  features: [
    {
      id: 'microfinance-practices',
      name: { en: 'Microfinance practices', ne: 'लघुवित्तको कार्यविधिअनुसार काम' },
      desc: {
        en: 'Members are arranged in groups and centres, each with its meeting day, officer and leader. Group savings, centre fund, attendance and group guarantee follow your programme. A sheet is printed for every meeting.',
        ne: 'सदस्यलाई समूह र केन्द्रमा राख्नुहोस्। समूह र केन्द्रपिच्छे बैठकको दिन, अधिकृत र प्रमुख हुन्छन्। समूह बचत, केन्द्र कोष, हाजिरी र सामूहिक जमानी तपाईंको कार्यक्रमको नियमअनुसार चल्छन्। हरेक बैठकका लागि संकलन विवरण छापिन्छ।',
        pending: true,
      },
      screen: 'centre-sheet',
    },
    {
      id: 'national-and-international-rules',
      name: { en: 'National and international rules', ne: 'राष्ट्रिय तथा अन्तर्राष्ट्रिय नियम' },
      desc: {
        en: 'Tax is deducted at source, and the PEARLS ratios are reported. The rates and loan classes are shown. You can enter a new rate yourself.',
        ne: 'सफ्टवेयरले अग्रिम कर कट्टी (टीडीएस) गर्छ र पर्ल्सका अनुपात निकाल्छ। दर र ऋणका वर्ग देखिन्छन्। नयाँ दर आफैँ राख्न मिल्छ।',
        pending: true,
      },
    },
    {
      id: 'banking-facilities',
      name: { en: 'Banking facilities', ne: 'बैंकिङ सुविधा' },
      desc: {
        en: 'Members hold savings, term savings, loans and shares. At the counter they pay by cheque, withdraw, or move money between accounts.',
        ne: 'बचत, आवधिक बचत, ऋण र शेयर एउटै प्रणालीमा चल्छन्। काउन्टरमा सदस्यले चेकबाट भुक्तानी गर्न, रकम झिक्न र एक खाताबाट अर्कोमा सार्न सक्छन्।',
        pending: true,
      },
    },
    {
      id: 'calculations',
      name: { en: 'Calculations', ne: 'गणना' },
      desc: {
        en: 'Interest, tax, penalties, provision and depreciation are worked out as listed below. {rule:microfinance-classes}',
        ne: 'ब्याज, कर, हर्जाना, ऋण नोक्सानी व्यवस्था र ह्रासकट्टीको हिसाब तलका सूचीअनुसार हुन्छ। {rule:microfinance-classes}',
        pending: true,
      },
      link: {
        label: { en: 'Work out interest by seven methods', ne: 'सात विधिबाट ब्याजको हिसाब गर्नुहोस्' },
        path: '/products/goldplus#interest-calculator',
      },
      lists: [
        {
          title: { en: 'Interest methods', ne: 'ब्याज गणना विधि' },
          items: [
            { en: 'Daily Balance', ne: 'दैनिक मौज्दात' },
            { en: 'Daily Minimum', ne: 'दैनिक न्यूनतम' },
            { en: 'Monthly Minimum', ne: 'मासिक न्यूनतम' },
            { en: 'Month End Balance', ne: 'मसान्त मौज्दात' },
            { en: 'Weekly Minimum', ne: 'साप्ताहिक न्यूनतम' },
            { en: 'Half yearly minimum', ne: 'अर्धवार्षिक न्यूनतम' },
            { en: 'Fixed', ne: 'मुद्दती' },
          ],
        },
        {
          title: { en: 'Penalty on', ne: 'हर्जाना लाग्ने रकम' },
          items: [
            { en: 'instalment due', ne: 'बक्यौता किस्ता' },
            { en: 'interest due', ne: 'बक्यौता ब्याज' },
            { en: 'total due', ne: 'कुल बक्यौता' },
          ],
        },
        {
          title: { en: 'Bad-debt provision, three classes (per cent)', ne: 'ऋण नोक्सानी व्यवस्था, तीन वर्ग (प्रतिशत)' },
          items: [
            { en: '1', ne: '१' },
            { en: '35', ne: '३५' },
            { en: '100', ne: '१००' },
          ],
        },
        {
          title: { en: 'Depreciation', ne: 'ह्रासकट्टी' },
          items: [
            { en: 'Diminishing Balance', ne: 'घट्दो मौज्दात' },
            { en: 'Straight line', ne: 'सरल रेखा' },
          ],
        },
        {
          title: { en: 'Tax', ne: 'कर' },
          items: [{ en: 'TDS deducted when interest is posted', ne: 'ब्याज खातामा चढाउँदा काटिने टीडीएस' }],
        },
      ],
    },
    {
      id: 'security',
      name: { en: 'Security', ne: 'सुरक्षा' },
      desc: {
        en: 'Each user’s role decides what that user may enter, approve and see. The web version adds role-based access control and multi-factor authentication, and every transaction can be traced to its user.',
        ne: 'कसले प्रविष्ट गर्ने, कसले स्वीकृत गर्ने र कसले हेर्ने भन्ने कुरा प्रयोगकर्ताको अधिकार (रोल) ले तोक्छ। वेब संस्करणमा रोलअनुसार अधिकार र दुई चरणको लगइन थपिन्छन्। हरेक कारोबार कुन प्रयोगकर्ताले गरेको हो भन्ने अडिट ट्रेलमा देखिन्छ।',
      },
    },
    {
      id: 'reports',
      name: {
        en: 'Reports: NRB, COPOMIS, GoAML, PEARLS',
        ne: 'प्रतिवेदन: राष्ट्र बैंक, कोपोमिस, गोएएमएल, पर्ल्स',
      },
      desc: {
        en: 'Reports are by centre, group, member, officer, branch and institution. They show what is due and collected, overdue loans by age, disbursement, savings, income and expense. NRB, COPOMIS, GoAML, PEARLS and MIS reports are included.',
        ne: 'केन्द्र, समूह, सदस्य, अधिकृत, शाखा र संस्थाअनुसार प्रतिवेदन निस्कन्छन्। तिनमा तिर्नुपर्ने र उठेको रकम, भाखा नाघेको अवधिअनुसार ऋण, ऋण प्रवाह, बचत, आम्दानी र खर्च देखिन्छन्। नेपाल राष्ट्र बैंक, कोपोमिस, गोएएमएल, पर्ल्स र एमआईएसका प्रतिवेदन पनि यसैमा छन्।',
        pending: true,
      },
      link: {
        label: { en: 'What each report is for', ne: 'कुन प्रतिवेदन केका लागि' },
        path: '/products/bancos#reports-for-regulators-and-the-board',
      },
    },
    {
      id: 'nepali-reports',
      name: { en: 'Nepali reports', ne: 'नेपाली प्रतिवेदन' },
      desc: {
        en: 'The same reports come out in Nepali, with Nepali dates and digits, for the board, the members’ meeting and the local office.',
        ne: 'सञ्चालक समिति, साधारण सभा र स्थानीय कार्यालयका लागि तिनै प्रतिवेदन नेपाली मिति र अंकसहित नेपालीमा निस्कन्छन्।',
      },
    },
    {
      id: 'inter-branch-transactions',
      name: { en: 'Inter-branch transactions', ne: 'अन्तरशाखा कारोबार' },
      desc: {
        en: 'A member can pay or withdraw at another branch (service centre). Both branches post at the same time, and head office sees how they settle.',
        ne: 'सदस्यले अर्को शाखा (सेवा केन्द्र) बाट पनि रकम बुझाउन वा झिक्न सक्छन्। रकम दुवै शाखाको खातामा एकैसाथ चढ्छ र केन्द्रीय कार्यालयले शाखाबीचको हिसाब मिलान हेर्न सक्छ।',
        pending: true,
      },
    },
    {
      id: 'urgent-report',
      name: { en: 'Urgent report', ne: 'तत्काल प्रतिवेदन' },
      desc: {
        en: 'Cash, bank, savings, outstanding loans, overdue loans and today’s collection are on one screen, for the board or an inspector.',
        ne: 'सञ्चालक समिति वा निरीक्षकले माग्दा नगद, बैंक, बचत, बाँकी ऋण, भाखा नाघेको ऋण र आजको संकलन एउटै स्क्रिनमा देखिन्छन्।',
        pending: true,
      },
      screen: 'urgent-report',
    },
    {
      id: 'financial-analytical-tools',
      name: { en: 'Financial analytical tools: PEARLS ratios', ne: 'वित्तीय विश्लेषण: पर्ल्सका अनुपात' },
      desc: {
        en: 'See the PEARLS ratios, the trend of overdue loans, cost and yield. Compare branches, officers and centres over time.',
        ne: 'पर्ल्सका अनुपात, भाखा नाघेको ऋणको घटबढ, लागत र प्रतिफल हेर्नुहोस्। शाखा, अधिकृत र केन्द्रको काम एकअर्कासँग र अघिल्ला अवधिसँग तुलना गर्नुहोस्।',
        pending: true,
      },
    },
    {
      id: 'self-designing',
      name: { en: 'Self designing', ne: 'आफैँ बनाउने सुविधा' },
      desc: {
        en: 'Your own staff set up savings and loan schemes, fees, forms, certificates and report layouts without waiting for a programmer.',
        ne: 'बचत र ऋणका योजना, शुल्क, फारम, प्रमाणपत्र र प्रतिवेदनको ढाँचा तपाईंकै कर्मचारीले बनाउँछन्। प्रोग्रामर कुर्नुपर्दैन।',
        pending: true,
      },
    },
    {
      id: 'minimized-steps',
      name: { en: 'Minimized steps', ne: 'थोरै चरणमा काम' },
      desc: {
        en: 'There is one entry for each meeting instead of one for each member: check the sheet, correct what differs, and post it. The software makes the vouchers and the ledger entries.',
        ne: 'सदस्यपिच्छे होइन, बैठकपिच्छे एउटै प्रविष्टि हुन्छ। संकलन विवरण जाँच्नुहोस्, फरक परेको मिलाउनुहोस् र खातामा चढाउनुहोस्। भौचर र लेजर त्यसैबाट बन्छन्।',
        pending: true,
      },
    },
    {
      id: 'automatic-periodic-closing',
      name: { en: 'Automatic periodic closing', ne: 'स्वचालित आवधिक हिसाब बन्दी' },
      desc: {
        en: 'Day, month, quarter and year are closed on the dates you set. Interest, provision and depreciation are posted in that order.',
        ne: 'दिन, महिना, त्रैमास र वर्षको हिसाब तपाईंले तोक्नुभएको मितिमा बन्द हुन्छ। ब्याज, नोक्सानी व्यवस्था र ह्रासकट्टी त्यही क्रममा खातामा चढ्छन्।',
        pending: true,
      },
    },
    {
      id: 'mobile-banking',
      name: { en: 'Mobile banking', ne: 'मोबाइल बैंकिङ' },
      desc: {
        en: 'Members see their balance and transactions on their own phones.',
        ne: 'सदस्यले आफ्नो मौज्दात र कारोबार आफ्नै फोनमा हेर्छन्।',
      },
    },
    {
      id: 'charkhata-accounting',
      name: { en: 'Charkhata accounting', ne: 'चारखाता लेखा' },
      desc: {
        en: 'Liabilities, assets, expenses and income are kept under numbered heads, for each branch and for all branches together.',
        ne: 'दायित्व, सम्पत्ति, खर्च र आम्दानी हिसाब नम्बर भएका शीर्षकमा रहन्छन्। शाखाअनुसार पनि, सबै शाखा जोडेर पनि हेर्न मिल्छ।',
      },
    },
    {
      id: 'nepali-calendar-and-fiscal-years',
      name: { en: 'Nepali calendar and fiscal years', ne: 'नेपाली पात्रो र आर्थिक वर्ष' },
      desc: {
        en: 'Meetings, schedules and closings have Bikram Sambat dates. The year runs from Shrawan to Ashadh.',
        ne: 'बैठक, तालिका र हिसाब बन्दीका मिति विक्रम संवत्मै हुन्छन्। आर्थिक वर्ष साउनदेखि असारसम्म चल्छ।',
      },
    },
    {
      id: 'cheque-and-certificate-printing',
      name: { en: 'Cheque and certificate printing', ne: 'चेक तथा प्रमाणपत्र छपाइ' },
      desc: {
        en: 'Cheques, share certificates and term-saving certificates are printed from the member’s record.',
        ne: 'चेक, शेयर प्रमाणपत्र र आवधिक बचत प्रमाणपत्र सदस्यकै अभिलेखबाट छापिन्छन्।',
      },
    },
    {
      id: 'sms-alerts-and-collection-app',
      name: { en: 'SMS alerts and collection app', ne: 'एसएमएस सूचना र संकलन एप' },
      desc: {
        en: 'Members get an SMS for each deposit and instalment. Field officers collect on a phone or tablet, and make the entries where the meeting takes place.',
        ne: 'सदस्यले हरेक बचत र किस्ताको एसएमएस पाउँछन्। फिल्ड अधिकृतले फोन वा ट्याब्लेटमा संकलन गर्छन्, बैठकको प्रविष्टि बैठक बसेकै ठाउँमा हुन्छ।',
        pending: true,
      },
    },
    {
      id: 'scheduled-backup',
      name: { en: 'Scheduled backup', ne: 'समय तालिकाअनुसार ब्याकअप' },
      desc: {
        en: 'Backups are taken on schedule.',
        ne: 'ब्याकअप समय तालिकाअनुसार हुन्छ।',
        pending: true,
      },
    },
  ],
  screen: 'centre-sheet',
  calculators: ['loan'],
  contactTitle: {
    en: 'See MiCOS with one of your own centre meetings',
    ne: 'आफ्नै एउटा केन्द्र बैठकको हिसाब राखेर MiCOS हेर्नुहोस्',
    pending: true,
  },
  weave: {
    motif: [
      '233000323323',
      '330000000003',
      '300010000002',
      '000111000021',
      '001121100210',
      '000111002100',
      '300010021003',
      '200000210033',
      '300002100332',
      '300021003320',
      '200210033201',
      '332100332011',
    ],
    threads: ['#3A2352', '#EFA94A', '#F6EFE0', '#D24B62'],
  },
} satisfies ProductInput
