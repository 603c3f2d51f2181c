import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'BANCOS', ne: 'BANCOS' },
  heading: { en: 'BANCOS', ne: 'BANCOS' },
  cardName: { en: 'Bancos', ne: 'Bancos' },
  cardText: {
    en: 'Banking for co-operatives, from account opening to closing.',
    ne: 'खाता खोल्नेदेखि हिसाब बन्दीसम्म, सहकारीका लागि बैंकिङ।',
    pending: true,
  },
  description: {
    en: 'BANCOS: banking software for co-operatives, from account opening to provision, closing and reports.',
    ne: 'BANCOS: खाता खोल्नेदेखि नोक्सानी व्यवस्था, हिसाब बन्दी र प्रतिवेदनसम्म, सहकारीका लागि बैंकिङ सफ्टवेयर।',
    pending: true,
  },
  audience: { en: 'For savings and credit co-operatives', ne: 'बचत तथा ऋण सहकारी संस्थाका लागि', pending: true },
  need: {
    en: 'Our auditor asks what is overdue and what to set aside',
    ne: 'लेखापरीक्षक सोध्छन्: कति ऋण भाका नाघ्यो, कति व्यवस्था गर्ने?',
    pending: true,
  },
  line: {
    en: 'Banking software for co-operatives: deposits, interest, loans, provision and year-end closing.',
    ne: 'सहकारीका लागि बैंकिङ सफ्टवेयर: बचत, ब्याज, ऋण, नोक्सानी व्यवस्था र वार्षिक हिसाब बन्दी।',
    pending: true,
  },
  intro: {
    en: 'BANCOS keeps the books of a co-operative. BANCOS shows what is due, what is overdue, how much to set aside, and who changed what.',
    ne: 'BANCOS (बैंकोस) ले सहकारीको हिसाबकिताब राख्छ। कति तिर्न बाँकी छ, कति भाका नाघेको छ, कति व्यवस्था गर्नुपर्छ र कसले के बदलेको हो, BANCOS ले देखाउँछ।',
    pending: true,
  },
  featuresNote: { en: '{count} features', ne: '{count} विशेषता' },
  features: [
    {
      id: 'one-record-for-each-member',
      name: { en: 'One record for each member', ne: 'एक सदस्य, एक अभिलेख' },
      desc: {
        en: 'Shares, savings, loans and guarantees of a member are seen together. Identification details (KYM) are kept with the record.',
        ne: 'सदस्यको शेयर, बचत, ऋण र जमानी एकै ठाउँमा देखिन्छन्। सदस्य पहिचान (केवाईएम) को विवरण पनि त्यही अभिलेखमा रहन्छ।',
        pending: true,
      },
    },
    {
      id: 'deposit-schemes',
      name: { en: 'Deposit schemes', ne: 'बचत योजनाहरू' },
      desc: {
        en: 'Regular, optional, daily, children’s, fixed: each scheme has its rate, minimum and interest method.',
        ne: 'नियमित, ऐच्छिक, दैनिक, बाल, मुद्दती: हरेक योजनाको आफ्नै दर, न्यूनतम रकम र ब्याज विधि हुन्छ।',
      },
    },
    {
      id: 'interest-on-the-date-it-is-due',
      name: { en: 'Interest on the date it is due', ne: 'समयमै ब्याज' },
      desc: {
        en: 'Interest is calculated by the method of the scheme and posted for the period you choose, net of tax. You check the list before posting.',
        ne: 'योजनाको विधिअनुसार ब्याज निस्कन्छ र तपाईंले छानेको अवधिको ब्याज कर कटाएर खातामा चढ्छ। चढाउनुअघि तपाईं सूची जाँच्नुहुन्छ।',
      },
      link: {
        label: { en: 'Work out interest by seven methods', ne: 'सात विधिले ब्याज हिसाब गर्नुहोस्' },
        path: '/products/goldplus#interest-working',
      },
    },
    {
      id: 'loans-instalments-and-penalties',
      name: { en: 'Loans, instalments and penalties', ne: 'ऋण, किस्ता र हर्जाना' },
      desc: {
        en: 'Due lists by date, officer and branch. Penalty on instalment due, interest due or total due.',
        ne: 'मिति, अधिकृत र शाखा (सेवा केन्द्र) अनुसार बाँकीको सूची। हर्जाना बाँकी किस्ता, बाँकी ब्याज वा कुल बाँकीमा।',
      },
      lists: [
        {
          title: { en: 'Penalty on', ne: 'हर्जाना लाग्ने रकम' },
          items: [
            { en: 'instalment due', ne: 'बाँकी किस्ता' },
            { en: 'interest due', ne: 'बाँकी ब्याज' },
            { en: 'total due', ne: 'कुल बाँकी' },
          ],
        },
      ],
    },
    {
      id: 'provision-by-age-of-overdue',
      name: { en: 'Provision by age of overdue', ne: 'भाका नाघेको अवधिअनुसार व्यवस्था' },
      desc: {
        en: 'Good, overdue up to a year, overdue beyond a year: 1, 35 and 100 per cent. The journal is prepared for you to approve.',
        ne: 'असल, एक वर्षसम्म भाका नाघेको, एक वर्षभन्दा बढी नाघेको: १, ३५ र १०० प्रतिशत। तपाईंले स्वीकृत गर्ने गोश्वारा भौचर तयार हुन्छ।',
      },
      lists: [
        {
          title: { en: 'Provision rates (per cent)', ne: 'व्यवस्थाको दर (प्रतिशत)' },
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
      name: { en: 'Charkhata ledger', ne: 'चारखाता बही' },
      desc: {
        en: 'Day book, subsidiary ledgers and trial balance under the four main accounts.',
        ne: 'चार मुख्य खाताअन्तर्गत दैनिक हिसाब, सहायक खाता र सन्तुलन परीक्षण।',
      },
    },
    {
      id: 'automatic-tax-and-tds',
      name: { en: 'Automatic tax and TDS', ne: 'स्वचालित कर तथा टीडीएस' },
      desc: {
        en: 'Tax on interest is deducted when the interest is posted, held in its own account, and listed by member.',
        ne: 'ब्याज खातामा चढाउँदा नै ब्याजको कर काटिन्छ। कर छुट्टै खातामा रहन्छ र सदस्यअनुसार सूची बन्छ।',
      },
    },
    {
      id: 'inter-branch-transactions',
      name: { en: 'Inter-branch transactions', ne: 'अन्तर शाखा कारोबार' },
      desc: {
        en: 'Deposits and withdrawals at any branch, reconciled the same day.',
        ne: 'जुनसुकै शाखामा जम्मा गर्न र झिक्न मिल्छ। हिसाब त्यही दिन मिल्छ।',
      },
    },
    {
      id: 'cheque-and-certificate-printing',
      name: { en: 'Cheque and certificate printing', ne: 'चेक तथा प्रमाणपत्र छपाइ' },
      desc: {
        en: 'Cheque leaves, share certificates and fixed-deposit receipts from the software.',
        ne: 'चेकका पाना, शेयर प्रमाणपत्र र मुद्दती बचतका रसिद सफ्टवेयरबाटै छापिन्छन्।',
      },
    },
    {
      id: 'reports-for-regulators-and-the-board',
      name: { en: 'Reports for regulators and the board', ne: 'नियामक र सञ्चालक समितिका लागि प्रतिवेदन' },
      desc: {
        en: 'NRB, COPOMIS, GoAML, PEARLS and MIS, in Nepali and English.',
        ne: 'नेपाल राष्ट्र बैंक, कोपोमिस, गोएएमएल, पर्ल्स र एमआईएस, नेपाली र अंग्रेजीमा।',
      },
    },
    {
      id: 'periodic-closing-and-backup',
      name: { en: 'Periodic closing and backup', ne: 'आवधिक बन्दी र ब्याकअप' },
      desc: {
        en: 'Set the closing calendar once; backups follow it.',
        ne: 'बन्दीको तालिका एक पटक तोक्नुहोस्; ब्याकअप त्यसैअनुसार हुन्छ।',
      },
    },
    {
      id: 'roles-and-audit-trail',
      name: { en: 'Roles and audit trail', ne: 'भूमिका र परीक्षण अभिलेख' },
      desc: {
        en: 'Users work within their role, and every entry shows who made it, who approved it and when.',
        ne: 'प्रयोगकर्ता आफ्नो भूमिकाभित्र काम गर्छन्। हरेक प्रविष्टिमा कसले गरेको, कसले स्वीकृत गरेको र कहिले भन्ने देखिन्छ।',
      },
    },
  ],
  screen: 'loan-list',
  calculators: ['provision'],
  gallery: [{ screen: 'provision-journal' }, { screen: 'account-days' }],
  closing: {
    en: 'Ask what BANCOS would show your manager and your auditor',
    ne: 'BANCOS ले व्यवस्थापक र लेखापरीक्षकलाई के देखाउँछ, सोध्नुहोस्',
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
