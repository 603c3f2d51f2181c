import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'COPONEXT', ne: 'COPONEXT' },
  titleWords: {
    en: 'co-operative core banking, loan EMI',
    ne: 'सहकारीको कोर बैंकिङ, ऋण किस्ता (ईएमआई)',
    pending: true,
  },
  heading: { en: 'COPONEXT', ne: 'COPONEXT' },
  cardName: { en: 'Coponext', ne: 'Coponext' },
  cardText: { en: 'Co-operative banking in the browser.', ne: 'ब्राउजरबाटै चल्ने सहकारी बैंकिङ सफ्टवेयर।', pending: true },
  description: {
    en: 'COPONEXT: co-operative banking software in the browser, with rights by user and an audit trail. Work out loan EMI, flat and reducing interest.',
    ne: 'COPONEXT: ब्राउजरबाट चल्ने सहकारी बैंकिङ सफ्टवेयर, प्रयोगकर्ताअनुसार अधिकार र अडिट ट्रेलसहित। ऋणको किस्ता (ईएमआई), फ्ल्याट र घट्दो ब्याजको हिसाब यहीँ।',
    pending: true,
  },
  audience: {
    en: 'For co-operatives with several counters and branches',
    ne: 'धेरै काउन्टर र शाखा भएका सहकारीका लागि',
    pending: true,
  },
  customers: {
    en: 'Co-operatives with several counters and branches',
    ne: 'धेरै काउन्टर र शाखा भएका सहकारी',
    pending: true,
  },
  need: {
    en: 'We have branches, and want one set of books in the browser',
    ne: 'हाम्रा शाखा छन्, ब्राउजरमा सबैको हिसाब एकै ठाउँमा चाहिन्छ',
    pending: true,
  },
  platforms: { en: 'In the browser', ne: 'ब्राउजरमा', pending: true },
  positioning: {
    en: 'Co-operative banking in the browser: the manager decides who enters, approves or only reads.',
    ne: 'ब्राउजरबाट चल्ने सहकारी बैंकिङ। कसले प्रविष्ट गर्ने, स्वीकृत गर्ने वा हेर्ने मात्र भन्ने कुरा व्यवस्थापकले तोक्छन्।',
    pending: true,
  },
  intro: {
    en: 'COPONEXT puts the co-operative’s counters, branches and head office on one set of books that opens in a browser. The software records each step with its user and time.',
    ne: 'COPONEXT (कोपोनेक्स्ट) ले सहकारीका काउन्टर, शाखा र केन्द्रीय कार्यालयलाई ब्राउजरमा खुल्ने एउटै हिसाबकिताबमा जोड्छ। कुन काम कुन प्रयोगकर्ताले कहिले गरेको हो भन्ने कुरा सफ्टवेयरले अभिलेखमा राख्छ।',
    pending: true,
  },
  featuresNote: { en: '{count} features', ne: '{count} विशेषता', pending: true },
  features: [
    {
      id: 'works-in-the-browser',
      name: { en: 'Works in the browser', ne: 'ब्राउजरमै चल्छ' },
      desc: {
        en: 'You install nothing on the counter computers. Open the address, sign in, and work.',
        ne: 'काउन्टरका कम्प्युटरमा केही जडान गर्नुपर्दैन। वेब ठेगाना खोल्नुहोस्, लगइन गर्नुहोस् र काम थाल्नुहोस्।',
        pending: true,
      },
    },
    {
      id: 'role-based-access-control',
      name: { en: 'Role-based access control', ne: 'रोलअनुसार अधिकार' },
      desc: {
        en: 'Permissions belong to a role such as cashier, loan officer, manager or auditor. Change the role once and it applies to everyone in it.',
        ne: 'अधिकार क्यासियर, ऋण अधिकृत, व्यवस्थापक वा लेखापरीक्षकजस्ता रोललाई दिइन्छ। रोलको अधिकार एक पटक बदल्दा त्यो रोल पाएका सबैलाई लागू हुन्छ।',
        pending: true,
      },
    },
    {
      id: 'multi-factor-authentication',
      name: { en: 'Multi-factor authentication', ne: 'दुई चरणको लगइन (बहु-चरण प्रमाणीकरण)' },
      desc: {
        en: 'A password alone does not open the books. A second step at sign-in protects the account when a password has been shared or guessed. Ask what the second step is, and who lets in a user whose phone is lost.',
        ne: 'पासवर्डले मात्र हिसाबकिताब खुल्दैन। पासवर्ड अरूलाई दिएको वा अरूले अड्कल काटेको भए पनि लगइनको दोस्रो चरणले हिसाबकिताब जोगाउँछ। दोस्रो चरण कस्तो हो र फोन हराए लगइन कसले खुलाइदिन्छ भनी सोध्नुहोस्।',
        pending: true,
      },
    },
    {
      id: 'transaction-audit',
      name: { en: 'Transaction audit', ne: 'अडिट ट्रेल' },
      desc: {
        en: 'The audit trail is the record of who did what, and when. See who entered a transaction and who approved it. The accounts supervision committee and the auditor can follow an amount back to its voucher.',
        ne: 'अडिट ट्रेल भनेको कसले कहिले के गरेको भन्ने अभिलेख हो। कारोबार कसले प्रविष्ट गरेको र कसले स्वीकृत गरेको हो भन्ने देखिन्छ। लेखा सुपरीवेक्षण समिति र लेखापरीक्षक कुनै पनि रकमबाट त्यसको भौचरसम्म पुग्न सक्छन्।',
        pending: true,
      },
    },
    {
      id: 'inter-branch-transactions',
      name: { en: 'Inter-branch transactions', ne: 'अन्तरशाखा कारोबार' },
      desc: {
        en: 'Serve a member of any branch (service centre) at your counter. The software writes both sides of the entry, and you can see at any time how much each branch owes the others.',
        ne: 'जुनसुकै शाखा (सेवा केन्द्र) का सदस्यलाई आफ्नै काउन्टरबाट सेवा दिनुहोस्। सफ्टवेयरले डेबिट र क्रेडिट दुवै प्रविष्टि आफैँ गर्छ। कुन शाखाबाट कति लिनुपर्ने र कुन शाखालाई कति दिनुपर्ने छ भन्ने जुनसुकै बेला हेर्न मिल्छ।',
        pending: true,
      },
      screen: 'inter-branch-entry',
    },
    {
      id: 'charkhata-accounting',
      name: { en: 'Charkhata accounting', ne: 'चारखाता लेखा' },
      desc: {
        en: 'Liabilities, assets, expenses and income are kept under the account numbers that co-operatives already use.',
        ne: 'दायित्व, सम्पत्ति, खर्च र आम्दानी सहकारीले चलाउँदै आएकै हिसाब नम्बरमा रहन्छन्।',
        pending: true,
      },
      link: {
        label: { en: 'Try your old data in the browser', ne: 'पुरानो डाटा ब्राउजरमै राखेर हेर्नुहोस्' },
        path: '/products/goldplus#old-data',
      },
      screen: 'trial-balance',
    },
    {
      id: 'nepali-calendar-and-fiscal-years',
      name: { en: 'Nepali calendar and fiscal years', ne: 'नेपाली पात्रो र आर्थिक वर्ष' },
      desc: {
        en: 'Dates are in Bikram Sambat everywhere, and the fiscal year runs from Shrawan to Ashadh.',
        ne: 'मिति सबै ठाउँमा विक्रम संवत्मै हुन्छ र आर्थिक वर्ष साउनदेखि असारसम्म चल्छ।',
        pending: true,
      },
    },
    {
      id: 'deposit-schemes-and-interest',
      name: { en: 'Deposit schemes and interest', ne: 'बचत योजना र ब्याज' },
      desc: {
        en: 'Define regular, optional, daily and term savings, each with one of seven interest methods. TDS is deducted as interest is posted.',
        ne: 'नियमित, ऐच्छिक, दैनिक र आवधिक बचत योजना बनाउनुहोस् र हरेकमा सातमध्ये एउटा ब्याज विधि राख्नुहोस्। ब्याज खातामा चढाउँदा नै टीडीएस काटिन्छ।',
        pending: true,
      },
      link: {
        label: { en: 'Work out interest by seven methods', ne: 'सात विधिबाट ब्याजको हिसाब गर्नुहोस्' },
        path: '/products/goldplus#interest-calculator',
      },
    },
    {
      id: 'loans-and-penalties',
      name: { en: 'Loans and penalties', ne: 'ऋण र हर्जाना' },
      desc: {
        en: 'The penalty is on the instalment due, the interest due or the total due, by the rule of the scheme.',
        ne: 'बक्यौता किस्ता, बक्यौता ब्याज वा कुल बक्यौतामा योजनाकै नियमअनुसार हर्जाना लाग्छ।',
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
      link: {
        label: { en: 'Work out a loan: EMI, reducing or flat', ne: 'ऋणको हिसाब गर्नुहोस्: घट्दो, ईएमआई र फ्ल्याट' },
        path: '/products/coponext#loan-calculator',
      },
    },
    {
      id: 'provision-and-depreciation',
      name: { en: 'Provision and depreciation', ne: 'नोक्सानी व्यवस्था र ह्रासकट्टी' },
      desc: {
        en: 'Provision follows the time overdue. {rule:provision-standard} The list has the rates of three classes: ask which apply to you. Depreciation is by diminishing balance or straight line.',
        ne: 'भाखा नाघेको अवधिअनुसार नोक्सानी व्यवस्था हुन्छ। {rule:provision-standard} सूचीमा तीन वर्गका दर छन्। तपाईंलाई कुन लागू हुन्छन् भन्ने कुरा नियामकसँग बुझ्नुहोस्। ह्रासकट्टी घट्दो मौज्दात वा सरल रेखा विधिबाट निस्कन्छ।',
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
        {
          title: { en: 'Depreciation methods', ne: 'ह्रासकट्टी विधि' },
          items: [
            { en: 'Diminishing Balance', ne: 'घट्दो मौज्दात' },
            { en: 'Straight line', ne: 'सरल रेखा' },
          ],
        },
      ],
    },
    {
      id: 'statutory-and-management-reports',
      name: {
        en: 'Statutory (COPOMIS, NRB) and management reports',
        ne: 'नियामकीय (कोपोमिस, राष्ट्र बैंक) तथा व्यवस्थापकीय प्रतिवेदन',
      },
      desc: {
        en: 'NRB, COPOMIS, GoAML, PEARLS and MIS reports are printed in Nepali and English, for the date you choose.',
        ne: 'नेपाल राष्ट्र बैंक, कोपोमिस, गोएएमएल, पर्ल्स र एमआईएसका प्रतिवेदन रोजेको मितिअनुसार निकाल्न र नेपाली तथा अंग्रेजी दुवैमा छाप्न मिल्छ।',
        pending: true,
      },
      link: {
        label: { en: 'What each report is for', ne: 'कुन प्रतिवेदन केका लागि' },
        path: '/products/bancos#reports-for-regulators-and-the-board',
      },
    },
    {
      id: 'sms-mobile-banking-and-collection-app',
      name: { en: 'SMS, mobile banking and collection app', ne: 'एसएमएस, मोबाइल बैंकिङ र संकलन एप' },
      desc: {
        en: 'Once a collection is posted, counter, member and collector see the same balance.',
        ne: 'संकलन खातामा चढेपछि काउन्टर, सदस्य र बजार प्रतिनिधि सबैले एउटै मौज्दात देख्छन्।',
        pending: true,
      },
    },
    {
      id: 'scheduled-closing-and-backup',
      name: { en: 'Scheduled closing and backup', ne: 'तोकिएको समयमा हिसाब बन्दी र ब्याकअप' },
      desc: {
        en: 'Closing and backup run on schedule, and the record shows that they ran.',
        ne: 'हिसाब बन्दी र ब्याकअप समय तालिकाअनुसार हुन्छन् र भएको कुरा अभिलेखमा देखिन्छ।',
        pending: true,
      },
    },
  ],
  screen: 'inter-branch',
  gallery: [
    { screen: 'audit-trail' },
    { screen: 'inter-branch' },
    { screen: 'inter-branch-balance' },
    { screen: 'web-edition' },
  ],
  calculators: ['loan'],
  contactTitle: {
    en: 'Tell us how many branches you have and what you use now',
    ne: 'आफ्ना शाखाको संख्या र अहिलेको सफ्टवेयर बताउनुहोस्',
  },
  weave: {
    motif: [
      '133220011332',
      '330022110033',
      '300002200003',
      '200011220001',
      '220110022011',
      '021100002110',
      '011200001120',
      '110220011022',
      '100022110002',
      '300002200003',
      '330011220033',
      '233110022331',
    ],
    threads: ['#1F3F4A', '#F0B64A', '#F6EFE0', '#D9583F'],
  },
} satisfies ProductInput
