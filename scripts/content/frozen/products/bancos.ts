import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'BANCOS', ne: 'BANCOS' },
  heading: { en: 'BANCOS', ne: 'BANCOS' },
  cardName: { en: 'Bancos', ne: 'Bancos' },
  cardText: { en: 'Banking for co-operatives, from account opening to closing.', ne: 'खाता खोल्नेदेखि हिसाब बन्दीसम्म, सहकारीका लागि बैंकिङ।', pending: true },
  description: {
    en: 'BANCOS: banking software for co-operatives, from account opening to provision, closing and reports.', ne: 'BANCOS: खाता खोल्नेदेखि नोक्सानी व्यवस्था, हिसाब बन्दी र प्रतिवेदनसम्म, सहकारीका लागि बैंकिङ सफ्टवेयर।',
    pending: true,
  },
  audience: { en: 'For savings and credit co-operatives', ne: 'बचत तथा ऋण सहकारी संस्थाका लागि' },
  need: { en: 'Our auditor asks what is overdue and what to set aside', ne: 'लेखापरीक्षक सोध्छन्: कति ऋण भाका नाघ्यो, कति व्यवस्था गर्ने?', pending: true },
  line: { en: 'Banking software that takes an account from opening to year-end closing.', ne: 'खाता खोल्नेदेखि वार्षिक हिसाब बन्दीसम्म, सहकारीका लागि बैंकिङ सफ्टवेयर।', pending: true },
  intro: {
    en: 'BANCOS follows a co-operative’s accounts through their whole life: opened, credited, charged, provided for, closed and reported. It is arranged around the questions a manager and an auditor ask — what is due, what is overdue, what must be set aside, what was changed and by whom.', ne: 'BANCOS ले सहकारीका खाता सुरुदेखि अन्त्यसम्म हेर्छ: खुलेको, जम्मा भएको, व्यवस्था गरिएको, बन्द भएको। व्यवस्थापक र लेखापरीक्षकले सोध्ने कुरामा मिलाइएको छ: के तिर्न बाँकी, के भाका नाघेको, कति छुट्याउने, कसले के बदल्यो।',
    pending: true,
  },
  featuresNote: { en: 'Twelve parts, from opening an account to closing the year.', ne: 'बाह्र भाग, खाता खोल्नेदेखि वर्ष बन्दीसम्म।' },
  features: [
    {
      name: { en: 'One record for each member', ne: 'एक सदस्य, एक अभिलेख' },
      id: 'one-record-for-each-member',
      desc: {
        en: 'Shares, savings, loans and guarantees of a member are seen together. Identification details (KYM) are kept with the record.', ne: 'सदस्यको शेयर, बचत, ऋण र जमानी एकै ठाउँमा देखिन्छन्। सदस्य पहिचान (केवाईएम) को विवरण पनि त्यही अभिलेखमा रहन्छ।',
        pending: true,
      },
    },
    {
      name: { en: 'Deposit schemes', ne: 'बचत योजनाहरू' },
      id: 'deposit-schemes',
      desc: {
        en: 'Regular, optional, daily, children’s, fixed: each scheme has its rate, minimum and interest method.', ne: 'नियमित, ऐच्छिक, दैनिक, बाल, मुद्दती: हरेक योजनाको आफ्नै दर, न्यूनतम रकम र ब्याज विधि हुन्छ।',
      },
    },
    {
      name: { en: 'Interest on the date it is due', ne: 'समयमै ब्याज' },
      id: 'interest-on-the-date-it-is-due',
      desc: {
        en: 'Interest is calculated by the method of the scheme and posted for the period you choose, net of tax, with a list that can be checked before posting.', ne: 'ब्याज योजनाको विधिले निस्कन्छ र रोजेको अवधिको कर कट्टी गरी चढ्छ। चढाउनुअघि सूची जाँच्न मिल्छ।',
      },
      lists: [
        {
          title: { en: 'Interest methods', ne: 'ब्याज गणना विधि' },
          items: [
            { en: 'Daily Balance', ne: 'दैनिक मौज्दात' },
            { en: 'Daily Minimum', ne: 'दैनिक न्यूनतम' },
            { en: 'Monthly Minimum', ne: 'मासिक न्यूनतम' },
            { en: 'Month End Balance', ne: 'मासान्त मौज्दात' },
            { en: 'Weekly Minimum', ne: 'साप्ताहिक न्यूनतम' },
            { en: 'Half yearly minimum', ne: 'अर्धवार्षिक न्यूनतम' },
            { en: 'Fixed', ne: 'मुद्दती' },
          ],
        },
      ],
    },
    {
      name: { en: 'Loans, instalments and penalties', ne: 'ऋण, किस्ता र हर्जाना' },
      id: 'loans-instalments-and-penalties',
      desc: { en: 'Due lists by date, officer and branch. Penalty on instalment due, interest due or total due.', ne: 'मिति, अधिकृत र शाखा (सेवा केन्द्र) अनुसार बाँकीको सूची। हर्जाना बाँकी किस्ता, बाँकी ब्याज वा कुल बाँकीमा।' },
      lists: [
        {
          title: { en: 'Penalty on', ne: 'हर्जाना लाग्ने रकम' },
          items: [{ en: 'installment due', ne: 'बाँकी किस्ता' }, { en: 'interest due', ne: 'बाँकी ब्याज' }, { en: 'total due', ne: 'कुल बाँकी' }],
        },
      ],
    },
  ],
  screen: 'loan-provision',
  gallery: [{ screen: 'loan-list' }, { screen: 'provision-journal' }, { screen: 'service-centres' }],
  closing: { en: 'Ask what BANCOS would show your manager and your auditor', ne: 'BANCOS ले व्यवस्थापक र लेखापरीक्षकलाई के देखाउँछ, सोध्नुहोस्' },
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
