import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'BANCOS', ne: 'BANCOS' },
  titleWords: {
    en: 'co-operative banking software',
    ne: 'सहकारी (साकोस) बैंकिङ सफ्टवेयर',
  },
  heading: { en: 'BANCOS', ne: 'BANCOS' },
  cardName: { en: 'Bancos', ne: 'Bancos' },
  cardText: {
    en: 'Co-operative banking: lists are checked before they are posted.',
    ne: 'सहकारी बैंकिङ सफ्टवेयर: सूची जाँचेर मात्र खातामा चढाइन्छ।',
    pending: true,
  },
  description: {
    en: 'BANCOS: banking software for savings and credit co-operatives. Overdue loans, loan-loss provision, closing; work out PEARLS ratios here.',
    ne: 'BANCOS: बचत तथा ऋण सहकारी (साकोस) का लागि बैंकिङ सफ्टवेयर। भाखा नाघेको ऋण, कर्जा नोक्सानी व्यवस्था, हिसाब बन्दी। पर्ल्स अनुपात यहीँ निकाल्नुहोस्।',
    pending: true,
  },
  audience: {
    en: 'For savings and credit co-operatives',
    ne: 'बचत तथा ऋण सहकारी संस्थाका लागि',
    pending: true,
  },
  customers: { en: 'Savings and credit co-operatives', ne: 'बचत तथा ऋण सहकारी', pending: true },
  need: {
    en: 'We keep deposits and loans, and show what we set aside',
    ne: 'बचत र ऋण चलाउँछौँ, नोक्सानी व्यवस्था पनि देखाउनुपर्छ',
    pending: true,
  },
  positioning: {
    en: 'Deposits, interest, loans, provision and year-end closing.',
    ne: 'बचत, ब्याज, ऋण, नोक्सानी व्यवस्था र हिसाब बन्दी।',
    pending: true,
  },
  intro: {
    en: 'BANCOS is one of our three banking packages, beside Gold Plus and COPONEXT. It shows what is due, what is overdue, how much to set aside, and who changed what.',
    ne: 'Gold Plus र COPONEXT जस्तै BANCOS (बैंकोस) पनि हाम्रा तीन बैंकिङ प्याकेजमध्ये एउटा हो। कति किस्ता उठाउनुपर्ने छ, कति ऋणको भाखा नाघेको छ, कति नोक्सानी व्यवस्था गर्नुपर्छ र कसले के बदलेको हो भन्ने यसले देखाउँछ।',
    pending: true,
  },
  featuresNote: { en: '{count} features', ne: '{count} विशेषता' },
  features: [
    {
      id: 'one-record-for-each-member',
      name: { en: 'One record for each member', ne: 'एक सदस्य, एक अभिलेख' },
      desc: {
        en: 'A member’s shares, savings, loans and guarantees stand in one record, with the identification (KYM).',
        ne: 'सदस्यको शेयर, बचत, ऋण, जमानी र सदस्य पहिचान (केवाईएम) को विवरण एउटै अभिलेखमा रहन्छ।',
        pending: true,
      },
      link: {
        label: { en: 'Try your old list of members', ne: 'सदस्यको पुरानो सूची राखेर हेर्नुहोस्' },
        path: '/products/goldplus#old-data',
      },
    },
    {
      id: 'deposit-schemes',
      name: { en: 'Deposit schemes', ne: 'बचत योजना' },
      desc: {
        en: 'Keep regular, optional, daily, children’s and term savings. Each scheme has its own rate, minimum and interest method.',
        ne: 'नियमित, ऐच्छिक, दैनिक, बाल र आवधिक बचत चलाउन मिल्छ। हरेक योजनाको आफ्नै दर, न्यूनतम रकम र ब्याज विधि हुन्छ।',
        pending: true,
      },
    },
    {
      id: 'interest-on-the-date-it-is-due',
      name: { en: 'Interest on the date it is due', ne: 'समयमै ब्याज' },
      desc: {
        en: 'Interest is worked out by the method of the scheme, for the period you choose. You check the list first; then it is posted, after tax.',
        ne: 'योजनाको विधिअनुसार तपाईंले छान्नुभएको अवधिको ब्याज निस्कन्छ। पहिले सूची जाँच्नुहोस्। त्यसपछि कर काटेर ब्याज खातामा चढ्छ।',
        pending: true,
      },
      link: {
        label: { en: 'Work out interest by seven methods', ne: 'सात विधिबाट ब्याजको हिसाब गर्नुहोस्' },
        path: '/products/goldplus#interest-calculator',
      },
    },
    {
      id: 'loans-instalments-and-penalties',
      name: { en: 'Loans, instalments and penalties', ne: 'ऋण, किस्ता र हर्जाना' },
      desc: {
        en: 'The instalments to be paid are listed by date, officer and branch. The penalty is on the instalment due, the interest due or the total due.',
        ne: 'मिति, अधिकृत र शाखा (सेवा केन्द्र) अनुसार तिर्नुपर्ने किस्ताको सूची आउँछ। हर्जाना बक्यौता किस्ता, बक्यौता ब्याज वा कुल बक्यौतामा लाग्छ।',
        pending: true,
      },
      lists: [
        {
          title: { en: 'Penalty on', ne: 'हर्जाना लाग्ने रकम' },
          items: [
            { en: 'instalment due', ne: 'बक्यौता किस्ता' },
            { en: 'interest due', ne: 'बक्यौता ब्याज' },
            { en: 'total due', ne: 'कुल बक्यौता' },
          ],
        },
      ],
    },
    {
      id: 'provision-by-age-of-overdue',
      name: { en: 'Provision by time overdue', ne: 'अवधिअनुसार ऋण (कर्जा) नोक्सानी व्यवस्था' },
      desc: {
        en: '{rule:provision-standard} The samples here have these four, the list the rates of three classes: ask which apply to you. You approve the journal.',
        ne: '{rule:provision-standard} यस पृष्ठको नमुना ऋण सूचीमा चार वर्ग छन् र तलको हिसाब पनि चार वर्गबाटै सुरु हुन्छ। तलको सूचीमा तीन वर्गका दर छन्। तपाईंलाई कुन वर्ग लागू हुन्छन् भन्ने कुरा नियामकसँग बुझ्नुहोस्। गोश्वारा भौचर तयार हुन्छ, तपाईंले स्वीकृत मात्र गर्नुपर्छ।',
        pending: true,
      },
      lists: [
        {
          title: { en: 'Rates of three classes (per cent)', ne: 'तीन वर्गका दर (प्रतिशत)' },
          items: [
            { en: '1', ne: '१' },
            { en: '35', ne: '३५' },
            { en: '100', ne: '१००' },
          ],
        },
      ],
      screen: 'loan-list',
    },
    {
      id: 'charkhata-ledger',
      name: { en: 'Charkhata ledger', ne: 'चारखाता लेखा' },
      desc: {
        en: 'The day book, the subsidiary ledgers and the trial balance are kept under the four main accounts.',
        ne: 'डे बुक (दैनिक हिसाब), सहायक खाता र सन्तुलन परीक्षण चार मुख्य खाताअन्तर्गत रहन्छन्।',
        pending: true,
      },
    },
    {
      id: 'automatic-tax-and-tds',
      name: { en: 'Automatic tax and TDS', ne: 'स्वचालित कर तथा टीडीएस' },
      desc: {
        en: 'Tax on interest is deducted when the interest is posted, held in its own account, and listed by member.',
        ne: 'ब्याज खातामा चढाउँदा नै त्यसमा लाग्ने कर काटिन्छ। कर छुट्टै खातामा रहन्छ र सदस्यअनुसार सूची बन्छ।',
        pending: true,
      },
    },
    {
      id: 'inter-branch-transactions',
      name: { en: 'Inter-branch transactions', ne: 'अन्तरशाखा कारोबार' },
      desc: {
        en: 'Members deposit and withdraw at any branch.',
        ne: 'सदस्यले जुनसुकै शाखामा बचत बुझाउन र झिक्न सक्छन्।',
      },
    },
    {
      id: 'cheque-and-certificate-printing',
      name: { en: 'Cheque and certificate printing', ne: 'चेक तथा प्रमाणपत्र छपाइ' },
      desc: {
        en: 'Cheques, share certificates and term-saving certificates are printed from the software.',
        ne: 'चेक, शेयर प्रमाणपत्र र आवधिक बचत प्रमाणपत्र सफ्टवेयरबाटै छापिन्छन्।',
        pending: true,
      },
    },
    {
      id: 'reports-for-regulators-and-the-board',
      name: { en: 'COPOMIS, NRB, GoAML and board reports', ne: 'कोपोमिस, राष्ट्र बैंक, गोएएमएल र सञ्चालक समितिका प्रतिवेदन' },
      desc: {
        en: 'Print the reports for NRB, COPOMIS, GoAML, PEARLS and MIS in Nepali and in English. Printing is not filing: ask which of them come as a file for the regulator’s portal.',
        ne: 'नेपाल राष्ट्र बैंक, कोपोमिस, गोएएमएल, पर्ल्स र एमआईएसका प्रतिवेदन नेपाली र अंग्रेजी दुवैमा छाप्न मिल्छ। छाप्दैमा बुझाएको मानिँदैन। नियामकको पोर्टलमा अपलोड गर्ने फाइल कुन कुन प्रतिवेदनको निस्कन्छ भनी सोध्नुहोस्।',
        pending: true,
      },
      lists: [
        {
          // GoAML: reported by aarthikvoice.com and bankingkhabar.com; the others from the names of the systems.
          title: { en: 'What each report is for', ne: 'कुन प्रतिवेदन केका लागि', pending: true },
          items: [
            {
              en: 'NRB: statements in the form of its directives',
              ne: 'नेपाल राष्ट्र बैंक: निर्देशनको ढाँचामा विवरण',
              pending: true,
            },
            { en: 'COPOMIS: online returns to the regulator', ne: 'कोपोमिस: नियामकलाई अनलाइन विवरण', pending: true },
            {
              en: 'GoAML: threshold and suspicious transactions, to FIU-Nepal',
              ne: 'गोएएमएल: सीमा कारोबार र शंकास्पद कारोबार, वित्तीय जानकारी इकाईलाई',
              pending: true,
            },
            {
              en: 'PEARLS: ratios of protection, assets, liquidity, growth',
              ne: 'पर्ल्स: संरक्षण, सम्पत्तिको गुणस्तर, तरलता र वृद्धिका अनुपात',
              pending: true,
            },
            {
              en: 'MIS: figures for your own board and managers',
              ne: 'एमआईएस: सञ्चालक समिति र व्यवस्थापकका लागि विवरण',
              pending: true,
            },
          ],
        },
      ],
      link: {
        label: { en: 'Work out PEARLS ratios and limits', ne: 'पर्ल्स अनुपात र सीमाको हिसाब गर्नुहोस्' },
        path: '/products/bancos#health-calculator',
      },
      screen: 'pearls-ratios',
    },
    {
      id: 'periodic-closing-and-backup',
      name: { en: 'Periodic closing and backup', ne: 'आवधिक हिसाब बन्दी र ब्याकअप' },
      desc: {
        en: 'You set the dates of closings and backups once, and both run on schedule.',
        ne: 'हिसाब बन्दी र ब्याकअपको तालिका एक पटक तोक्नुहोस्, दुवै त्यसैअनुसार हुन्छन्।',
        pending: true,
      },
    },
    {
      id: 'roles-and-audit-trail',
      name: { en: 'Roles and audit trail', ne: 'प्रयोगकर्ताको अधिकार (रोल) र अडिट ट्रेल' },
      desc: {
        en: 'Users work within their role, and every entry shows who made it, who approved it and when. A wrong voucher is reversed, not overwritten.',
        ne: 'प्रयोगकर्ताले आफूलाई तोकिएको काम मात्र गर्न पाउँछन्। हरेक प्रविष्टि कसले र कहिले गरेको हो अनि कसले स्वीकृत गरेको हो भन्ने अडिट ट्रेलमा देखिन्छ। गलत भौचर मेटिँदैन, उल्टो प्रविष्टिबाट रद्द हुन्छ।',
        pending: true,
      },
    },
  ],
  screen: 'loan-list',
  calculators: ['provision', 'health'],
  gallery: [{ screen: 'account-days' }, { screen: 'provision-journal' }],
  contactTitle: {
    en: 'See what BANCOS shows your auditor',
    ne: 'BANCOS ले लेखापरीक्षकलाई के देखाउँछ, आफैँ हेर्नुहोस्',
  },
  weave: {
    motif: [
      '33311002233001',
      '31100223300111',
      '10022330011112',
      '02233001111223',
      '23300111122330',
      '30011112233001',
      '01111223300101',
      '02222222222222',
      '00111111111111',
      '00021021011111',
      '00021021010333',
      '30021021010331',
      '33021021010311',
      '23321021010110',
    ],
    threads: ['#16213A', '#E9A227', '#F6EFE0', '#C2343C'],
  },
} satisfies ProductInput
