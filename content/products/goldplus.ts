import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'Gold Plus', ne: 'Gold Plus' },
  titleWords: {
    en: 'co-operative software, loan EMI',
    ne: 'सहकारी सफ्टवेयर, ऋण किस्ता र ब्याज',
  },
  heading: { en: 'Cooperator Gold Plus', ne: 'Cooperator Gold Plus' },
  cardName: { en: 'Cooperator Gold plus', ne: 'Cooperator Gold plus' },
  cardText: { en: 'Deposits, loans and charkhata accounts in one system.', ne: 'बचत, ऋण र चारखाता लेखा, एउटै प्रणालीमा।' },
  description: {
    en: 'Gold Plus: software for savings and credit co-operatives (SACCOS), on Nepali dates. Work out loan EMI, flat and reducing interest, deposits, depreciation.',
    ne: 'Gold Plus: बचत तथा ऋण सहकारी (साकोस) का लागि सहकारी सफ्टवेयर। ऋणको किस्ता (ईएमआई), फ्ल्याट र घट्दो ब्याज, बचतको ब्याज र ह्रासकट्टीको हिसाब यहीँ।',
  },
  audience: { en: 'For savings and credit co-operatives', ne: 'बचत तथा ऋण सहकारी संस्था (साकोस) का लागि' },
  customers: { en: 'Savings and credit co-operatives', ne: 'बचत तथा ऋण सहकारी संस्था' },
  need: {
    en: 'We keep our own server, with or without branches',
    ne: 'सर्भर आफ्नै राख्छौँ, शाखा होस् वा नहोस्',
    pending: true,
  },
  platforms: { en: 'On your own server and network, or in the browser', ne: 'आफ्नै सर्भर र नेटवर्कमा वा ब्राउजरमा' },
  positioning: {
    en: 'Deposits, loans and charkhata accounts, in the Nepali calendar.',
    ne: 'बचत, ऋण र चारखाता लेखा, सबै नेपाली मितिमा।',
  },
  intro: {
    en: 'Gold Plus posts what is entered at the counter to its charkhata head at once. When the cash is counted, the day book and the trial balance are ready.',
    ne: 'काउन्टरको कारोबार Gold Plus (गोल्ड प्लस) ले तुरुन्तै चारखाता शीर्षकमा चढाउँछ। नगद गनिसक्दा डे बुक (दैनिक हिसाब) र सन्तुलन परीक्षण तयार हुन्छन्।',
    pending: true,
  },
  featuresNote: { en: '{count} features', ne: '{count} विशेषता' },
  features: [
    {
      id: 'members-and-shares',
      name: { en: 'Members and shares', ne: 'सदस्य र शेयर' },
      desc: {
        en: 'A member’s shares, savings, loans, guarantees, passbook and identification (KYM) are in one record.',
        ne: 'सदस्यको शेयर, बचत, ऋण, जमानी, पासबुक र सदस्य पहिचान (केवाईएम) को विवरण एउटै अभिलेखमा भेटिन्छ।',
        pending: true,
      },
    },
    {
      id: 'charkhata-accounting',
      name: { en: 'Charkhata accounting', ne: 'चारखाता लेखा' },
      desc: {
        en: 'Books are kept under the four main accounts that co-operatives in Nepal use: liabilities, assets, expenses and income. Each head carries its account number, so your auditor finds each ledger in its place.',
        ne: 'नेपालका सहकारीले चलाउने चार मुख्य खातामा हिसाब रहन्छ: दायित्व, सम्पत्ति, खर्च र आम्दानी। हरेक शीर्षकको आफ्नै हिसाब नम्बर हुन्छ, त्यसैले लेखापरीक्षकले हरेक लेजर ठीक ठाउँमा भेट्छन्।',
      },
      screen: 'trial-balance',
    },
    {
      id: 'nepali-calendar-and-fiscal-years',
      name: { en: 'Nepali calendar and fiscal years', ne: 'नेपाली पात्रो र आर्थिक वर्ष' },
      desc: {
        en: 'Dates are entered and printed in Bikram Sambat, with months of up to 32 days. The year opens on 1 Shrawan and closes at the end of Ashadh, and earlier years can still be read.',
        ne: 'मिति विक्रम संवत्मै लेखिन्छ र छापिन्छ। २९ देखि ३२ दिनसम्मका महिना आफैँ मिल्छन्। आर्थिक वर्ष साउन १ गते खुल्छ र असार मसान्तमा बन्द हुन्छ। अघिल्ला वर्षका हिसाब पनि खोलेर हेर्न मिल्छ।',
        pending: true,
      },
    },
    {
      id: 'deposit-interest',
      name: { en: 'Deposit interest', ne: 'बचत ब्याज गणना' },
      desc: {
        en: 'Each scheme has one of seven methods and its own rate.',
        ne: 'हरेक योजनामा सातमध्ये एउटा विधि र आफ्नै दर हुन्छ।',
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
      ],
      link: {
        label: { en: 'Work out interest with your own figures', ne: 'आफ्नै रकम र दर राखेर ब्याजको हिसाब गर्नुहोस्' },
        path: '/products/goldplus#interest-calculator',
      },
    },
    {
      id: 'automatic-tax-and-tds',
      name: { en: 'Automatic tax and TDS', ne: 'स्वचालित कर तथा टीडीएस' },
      desc: {
        en: 'Tax is deducted when interest is posted and goes to its own payable account. The list of deductions is ready when the tax must be paid to the tax office.',
        ne: 'ब्याज खातामा चढाउँदा नै कर काटिन्छ र तिर्नुपर्ने करको छुट्टै खातामा जान्छ। कर कार्यालयमा बुझाउने बेला कट्टीको सूची तयार हुन्छ।',
        pending: true,
      },
    },
    {
      id: 'loan-dues-and-penalties',
      name: { en: 'Loan dues and penalties', ne: 'ऋण बक्यौता र हर्जाना' },
      desc: {
        en: 'The penalty can be on the instalment due, the interest due or the total due. Members with overdue instalments are listed with the days and the amount overdue.',
        ne: 'हर्जाना बक्यौता किस्ता, बक्यौता ब्याज वा कुल बक्यौतामा लगाउन मिल्छ। किस्ताको भाखा नाघेका सदस्यको सूची दिन र रकमसहित देखिन्छ।',
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
      screen: 'daily-collection',
      link: {
        label: { en: 'Work out a loan: EMI, reducing or flat', ne: 'ऋणको हिसाब गर्नुहोस्: घट्दो, ईएमआई र फ्ल्याट' },
        path: '/products/goldplus#loan-calculator',
      },
    },
    {
      id: 'bad-debt-provision',
      name: { en: 'Bad-debt provision', ne: 'ऋण नोक्सानी व्यवस्था' },
      desc: {
        en: 'Loans are grouped by time overdue. The statement shows what is held and what must be added. {rule:provision-standard} The list has three classes: ask your regulator which apply to you.',
        ne: 'भाखा नाघेको अवधिअनुसार ऋणको वर्गीकरण हुन्छ। अहिले कति नोक्सानी व्यवस्था छ र कति थप्नुपर्छ भन्ने कुरा विवरणमा देखिन्छ। {rule:provision-standard} तलको सूचीमा तीन वर्गका दर छन्। तपाईंलाई कुन लागू हुन्छन् भन्ने कुरा नियामकसँग बुझ्नुहोस्।',
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
      link: {
        label: { en: 'Work out a provision', ne: 'ऋण नोक्सानी व्यवस्थाको हिसाब गर्नुहोस्' },
        path: '/products/bancos#provision-calculator',
      },
    },
    {
      id: 'depreciation',
      name: { en: 'Depreciation', ne: 'ह्रासकट्टी' },
      desc: {
        en: 'Fixed assets are written down by diminishing balance or straight line. The depreciation is posted at closing, and the asset list shows how it was worked out.',
        ne: 'स्थिर सम्पत्तिमा घट्दो मौज्दात वा सरल रेखा विधिबाट ह्रासकट्टी हुन्छ। हिसाब बन्दी गर्दा रकम खातामा चढ्छ र कसरी निस्कियो भन्ने सम्पत्तिको सूचीमा देखिन्छ।',
        pending: true,
      },
      lists: [
        {
          title: { en: 'Depreciation methods', ne: 'ह्रासकट्टी विधि' },
          items: [
            { en: 'Diminishing Balance', ne: 'घट्दो मौज्दात' },
            { en: 'Straight line', ne: 'सरल रेखा' },
          ],
        },
      ],
      link: {
        label: { en: 'Work out depreciation by both methods', ne: 'दुवै विधिबाट ह्रासकट्टीको हिसाब गर्नुहोस्' },
        path: '/products/goldplus#depreciation-calculator',
      },
    },
    {
      id: 'daily-collection-app',
      name: { en: 'Daily collection app', ne: 'संकलन एप' },
      desc: {
        en: 'The market representative (collector) enters deposits and instalments on an Android phone while collecting. The office posts the whole collection to the accounts; nobody copies a sheet.',
        ne: 'बजार प्रतिनिधिले संकलन गर्दै एन्ड्रोइड फोनमा बचत र किस्ता प्रविष्ट गर्छन्। कार्यालयले पूरै संकलन खातामा चढाउँछ, कागजबाट सार्नुपर्दैन।',
        pending: true,
      },
      screen: 'cash-count',
    },
    {
      id: 'sms-and-mobile-banking',
      name: { en: 'SMS and mobile banking', ne: 'एसएमएस तथा मोबाइल बैंकिङ' },
      desc: {
        en: 'Members get a message when money goes in or out, and can look at their accounts on the phone.',
        ne: 'खातामा रकम जम्मा हुँदा वा खाताबाट झिक्दा सदस्यले सन्देश पाउँछन् र आफ्नो खाता फोनमै हेर्न सक्छन्।',
      },
    },
    {
      id: 'cheque-and-certificate-printing',
      name: { en: 'Cheque and certificate printing', ne: 'चेक तथा प्रमाणपत्र छपाइ' },
      desc: {
        en: 'Print cheques, share certificates and term-saving certificates from the member’s record, with the amount in words.',
        ne: 'चेक, शेयर प्रमाणपत्र र आवधिक बचत प्रमाणपत्र सदस्यको अभिलेखबाटै छाप्नुहोस्। रकम अक्षरमा पनि आउँछ।',
        pending: true,
      },
    },
    {
      id: 'inter-branch-transactions',
      name: { en: 'Inter-branch transactions', ne: 'अन्तरशाखा कारोबार' },
      desc: {
        en: 'A member of one branch (service centre) can deposit, withdraw or pay an instalment at another. Both branches’ books are posted together. The inter-branch accounts come to zero when the branches are added up.',
        ne: 'एउटा शाखा (सेवा केन्द्र) का सदस्यले अर्को शाखामा बचत बुझाउन, रकम झिक्न वा किस्ता तिर्न सक्छन्। कारोबार दुवै शाखाको खातामा एकैसाथ चढ्छ। सबै शाखाको हिसाब जोड्दा अन्तरशाखा खाताको मौज्दात शून्य हुन्छ।',
        pending: true,
      },
      screen: 'inter-branch-entry',
    },
    {
      id: 'reports-in-nepali-and-english',
      name: {
        en: 'Reports in Nepali and English: NRB, COPOMIS, GoAML, PEARLS',
        ne: 'नेपाली तथा अंग्रेजी प्रतिवेदन: राष्ट्र बैंक, कोपोमिस, गोएएमएल, पर्ल्स',
      },
      desc: {
        en: 'For the regulators Gold Plus prepares the statements for NRB, COPOMIS, GoAML and PEARLS. For the office it prepares MIS reports, the day book, the ledgers, the trial balance and the balance sheet. Each can be printed in Nepali or English.',
        ne: 'नियामकका लागि नेपाल राष्ट्र बैंक, कोपोमिस, गोएएमएल र पर्ल्सका विवरण अनि कार्यालयका लागि एमआईएस, डे बुक (दैनिक हिसाब), लेजर, सन्तुलन परीक्षण र वासलात निस्कन्छन्। हरेक प्रतिवेदन नेपाली वा अंग्रेजीमा छाप्न मिल्छ।',
        pending: true,
      },
      link: {
        label: { en: 'What each report is for', ne: 'कुन प्रतिवेदन केका लागि' },
        path: '/products/bancos#reports-for-regulators-and-the-board',
      },
    },
    {
      id: 'scheduled-closing-and-backup',
      name: { en: 'Scheduled closing and backup', ne: 'तोकिएको समयमा हिसाब बन्दी र ब्याकअप' },
      desc: {
        en: 'The closing of the day, the month and the year runs on the dates you set. Backups are taken on schedule.',
        ne: 'दिन, महिना र वर्षको हिसाब बन्दी तपाईंले तोक्नुभएको मितिमा हुन्छ। ब्याकअप समय तालिकाअनुसार हुन्छ।',
      },
    },
    {
      id: 'user-roles-and-transaction-audit',
      name: { en: 'User roles and transaction audit', ne: 'प्रयोगकर्ताको अधिकार (रोल) र अडिट ट्रेल' },
      desc: {
        en: 'Each user has a role that decides what may be entered, approved or seen. Every entry shows who made it, who approved it and when. A wrong voucher is reversed and a new one entered; nothing is overwritten.',
        ne: 'कसले के प्रविष्ट गर्ने, के स्वीकृत गर्ने र के हेर्ने भन्ने कुरा प्रयोगकर्ताको रोलले तोक्छ। हरेक प्रविष्टि कसले र कहिले गरेको हो अनि कसले स्वीकृत गरेको हो भन्ने अडिट ट्रेलमा देखिन्छ। गलत भौचर उल्टो प्रविष्टिबाट रद्द हुन्छ र नयाँ बन्छ। पुरानो मेटिँदैन।',
        pending: true,
      },
      screen: 'audit-trail',
    },
  ],
  editions: [
    {
      name: { en: 'Desktop edition', ne: 'डेस्कटप संस्करण' },
      desc: {
        en: 'On your own server and network.',
        ne: 'आफ्नै सर्भर र नेटवर्कमा।',
      },
    },
    {
      name: { en: 'Upgraded version', ne: 'स्तरोन्नत संस्करण' },
      desc: {
        en: 'For existing users: new screens and reports on the books they already keep.',
        ne: 'हालका प्रयोगकर्ताको पुरानै हिसाब चलिरहन्छ, त्यसमा नयाँ स्क्रिन र प्रतिवेदन थपिन्छन्।',
        pending: true,
      },
    },
    {
      name: { en: 'Web edition', ne: 'वेब संस्करण' },
      desc: {
        en: 'It runs in the browser. Access is by role, and sign-in has a second step (multi-factor authentication).',
        ne: 'ब्राउजरमा चल्छ। हरेकको अधिकार तोकिन्छ र लगइन दुई चरणमा हुन्छ।',
      },
    },
  ],
  screen: 'daily-collection',
  calculators: ['interest', 'loan', 'depreciation'],
  oldData: true,
  contactTitle: {
    en: 'See Gold Plus with your own deposit schemes',
    ne: 'आफ्नै बचत योजनामा Gold Plus चलेको हेर्नुहोस्',
    pending: true,
  },
  weave: {
    motif: [
      '222131003221',
      '211131000322',
      '211310000032',
      '113110001111',
      '331120011333',
      '110001133311',
      '000001331111',
      '000013311122',
      '300113111123',
      '230133111123',
      '223131122223',
      '122131123333',
    ],
    threads: ['#7A1A22', '#E9A227', '#F6EFE0', '#16213A'],
  },
} satisfies ProductInput
