import type { BuyingInput } from './schema'

export default {
  productFinder: {
    title: { en: 'Which one is yours?', ne: 'तपाईंलाई कुन चाहिन्छ?' },
    tagline: {
      en: 'Choose the sentence that fits best. If two fit, name both in your message.',
      ne: 'आफ्नो संस्थासँग सबैभन्दा मिल्ने वाक्य रोज्नुहोस्। दुई वाक्य मिले सन्देशमा दुवै लेख्नुहोस्।',
    },
    needHeading: { en: 'You say', ne: 'तपाईंको आवश्यकता' },
    productHeading: { en: 'Product', ne: 'उत्पादन' },
    platformsHeading: { en: 'Where it runs', ne: 'कहाँ चल्छ' },
    unknownPlatforms: { en: 'Ask us where it runs', ne: 'कहाँ चल्छ, सोध्नुहोस्' },
  },
  comparison: {
    title: { en: 'Two banking packages side by side', ne: 'दुई बैंकिङ प्याकेजको तुलना' },
    linkLabel: { en: 'Compare two packages', ne: 'दुई प्याकेजको तुलना' },
    products: ['goldplus', 'coponext'],
    also: {
      title: { en: 'Also in our range', ne: 'अर्को बैंकिङ प्याकेज' },
      product: 'bancos',
      text: {
        en: 'It keeps deposits, loans, provision and year-end closing. Ask us how it differs from these two.',
        ne: 'यसमा बचत, ऋण, नोक्सानी व्यवस्था र वार्षिक हिसाब बन्दी हुन्छ। यी दुईभन्दा कसरी फरक छ भनी हामीलाई सोध्नुहोस्।',
        pending: true,
      },
    },
    rows: [
      {
        name: { en: 'Choose it if', ne: 'कस्तो अवस्थामा रोज्ने' },
        cells: [
          {
            en: 'You keep your own server now, and may move to the web edition later',
            ne: 'अहिले आफ्नै सर्भर चलाउनुहुन्छ र पछि वेब संस्करणमा सर्ने सोच छ भने',
            pending: true,
          },
          {
            en: 'You want the browser and several branches from the first day',
            ne: 'पहिलो दिनदेखि नै ब्राउजरबाट धेरै शाखा चलाउने हो भने',
            pending: true,
          },
        ],
      },
      {
        name: { en: 'For whom', ne: 'कसका लागि' },
        cells: [
          { en: 'Savings and credit co-operatives', ne: 'बचत तथा ऋण सहकारी संस्था' },
          { en: 'Co-operatives with several counters and branches', ne: 'धेरै काउन्टर र शाखा भएका सहकारी', pending: true },
        ],
      },
      {
        name: { en: 'Where it runs', ne: 'कहाँ चल्छ' },
        cells: [
          { en: 'On your own server and network, or in the browser', ne: 'आफ्नै सर्भर र नेटवर्कमा वा ब्राउजरमा' },
          { en: 'In the browser', ne: 'ब्राउजरमा', pending: true },
        ],
      },
      {
        name: { en: 'Branches', ne: 'शाखा' },
        cells: [
          { en: 'Inter-branch transactions', ne: 'अन्तरशाखा कारोबार' },
          {
            en: 'Inter-branch transactions, all branches on one set of books',
            ne: 'अन्तरशाखा कारोबार, सबै शाखाको हिसाबकिताब एउटै',
            pending: true,
          },
        ],
      },
      {
        name: { en: 'Editions', ne: 'संस्करण' },
        cells: [
          { en: 'Desktop, upgraded and web', ne: 'डेस्कटप, स्तरोन्नत र वेब' },
          { en: 'One, in the browser', ne: 'एउटै, ब्राउजरमा चल्ने', pending: true },
        ],
      },
      {
        name: { en: 'SMS, mobile banking, collection app', ne: 'एसएमएस, मोबाइल बैंकिङ, संकलन एप' },
        cells: [
          { en: 'Can be added, each at its price', ne: 'थप्न मिल्छ, मूल्य छुट्टै', pending: true },
          { en: 'Can be added, each at its price', ne: 'थप्न मिल्छ, मूल्य छुट्टै', pending: true },
        ],
      },
      {
        name: { en: 'Second step at sign-in', ne: 'दुई चरणको लगइन' },
        cells: [
          { en: 'In the web edition', ne: 'वेब संस्करणमा' },
          { en: 'Yes', ne: 'समावेश छ', pending: true },
        ],
      },
      {
        name: { en: 'Depreciation', ne: 'ह्रासकट्टी' },
        cells: [
          { en: 'Yes', ne: 'समावेश छ' },
          { en: 'Yes', ne: 'समावेश छ', pending: true },
        ],
      },
    ],
  },
  nextSteps: {
    title: { en: 'What happens next', ne: 'अबको प्रक्रिया' },
    steps: [
      {
        name: { en: 'Send the form', ne: 'फारम भरेर पठाउनुहोस्' },
        desc: {
          en: 'Name the package in the subject. Four facts are enough for the message: how many branches, which add-ons, what you use now, when to start.',
          ne: 'विषयमा प्याकेजको नाम लेख्नुहोस्। सन्देशमा चार कुरा लेखे पुग्छ: कति शाखा, कुन कुन थप सेवा, अहिले के चलाउनुहुन्छ र कहिलेदेखि सुरु गर्ने।',
        },
      },
      {
        name: { en: 'Get a quotation', ne: 'कोटेसन लिनुहोस्' },
        desc: {
          en: 'You see the price in writing before you spend a morning on a demo.',
          ne: 'डेमोमा समय दिनुअघि नै मूल्य लिखित रूपमा पाउनुहुन्छ।',
          pending: true,
        },
      },
      {
        name: { en: 'See a demo', ne: 'डेमो हेर्नुहोस्' },
        desc: {
          en: 'Bring work of your own, such as one day’s figures, and see it done. Hide the names: numbers are enough.',
          ne: 'आफ्नै कामको नमुना, जस्तै एक दिनको हिसाब, ल्याउनुहोस् र त्यही काम सफ्टवेयरमा कसरी हुन्छ, हेर्नुहोस्। नाम छोप्नुहोस्, नम्बर भए पुग्छ।',
          pending: true,
        },
      },
    ],
  },
  nextStepsForService: [
    {
      name: { en: 'Send the form', ne: 'फारम भरेर पठाउनुहोस्' },
      desc: {
        en: 'Name the service in the subject. Say in the message what you have, what you need, and by when.',
        ne: 'विषयमा सेवाको नाम लेख्नुहोस्। सन्देशमा अहिले के छ, के चाहिन्छ र कहिलेसम्म चाहिन्छ भन्ने लेख्नुहोस्।',
      },
    },
    {
      name: { en: 'Get a quotation', ne: 'कोटेसन लिनुहोस्' },
      desc: {
        en: 'You see the price in writing, and what it includes, before you decide.',
        ne: 'निर्णय गर्नुअघि नै मूल्य र त्यसमा के के समावेश छ भन्ने विवरण लिखित रूपमा पाउनुहुन्छ।',
        pending: true,
      },
    },
    {
      name: { en: 'Agree the work', ne: 'कामको सूची टुङ्ग्याउनुहोस्' },
      desc: {
        en: 'You approve the list of work and its dates before we begin.',
        ne: 'काम सुरु हुनुअघि कामको सूची र मिति तपाईंले स्वीकृत गर्नुहुन्छ।',
        pending: true,
      },
    },
  ],
  contactTitle: {
    en: 'Tell us how your institution works today',
    ne: 'तपाईंको संस्थामा अहिले काम कसरी हुन्छ, हामीलाई बताउनुहोस्',
  },
  quotation: {
    title: { en: 'What our quotation says', ne: 'हाम्रो कोटेसनमा के के हुन्छ' },
    text: {
      en: 'Every quotation has these lines. The amounts are blank until we know your institution.',
      ne: 'हरेक कोटेसनमा यी बुँदा हुन्छन्। तपाईंको संस्थाबारे थाहा नभएसम्म रकम खाली रहन्छ।',
      pending: true,
    },
    blanks: [
      { en: 'Institution', ne: 'संस्था' },
      { en: 'Date', ne: 'मिति' },
      { en: 'Seller’s phone', ne: 'विक्रेताको फोन' },
      { en: 'Valid until', ne: 'मान्य रहने मिति' },
    ],
    lineHeading: { en: 'Line', ne: 'बुँदा' },
    descHeading: { en: 'What stands here', ne: 'यहाँ के लेखिन्छ' },
    onceHeading: { en: 'Once Rs', ne: 'एक पटक रु' },
    yearlyHeading: { en: 'Yearly Rs', ne: 'वार्षिक रु' },
    total: { en: 'Total', ne: 'जम्मा' },
    rows: [
      {
        name: { en: 'Version and edition', ne: 'संस्करण' },
        desc: {
          en: 'Name, branches, computers, users',
          ne: 'नाम, शाखा, कम्प्युटर र प्रयोगकर्ताको संख्या',
          pending: true,
        },
      },
      {
        name: { en: 'Services', ne: 'सेवा' },
        desc: {
          en: 'SMS, mobile banking, app, hosting: each one',
          ne: 'एसएमएस, मोबाइल बैंकिङ, एप, होस्टिङ: हरेकको छुट्टै रकम',
          pending: true,
        },
      },
      {
        name: { en: 'Yearly price', ne: 'वार्षिक रकम' },
        desc: {
          en: 'Changes, new rules, visits; what if it is not paid',
          ne: 'के के पर्छ (अपडेट, नयाँ नियम, कार्यालयमै आएर दिने सेवा), नतिरे के हुन्छ',
          pending: true,
        },
      },
      {
        name: { en: 'Provision classes', ne: 'नोक्सानी व्यवस्थाका वर्ग' },
        desc: {
          en: 'Classes and rates, and which you set yourself',
          ne: 'संस्करणमा कुन वर्ग र दर छन्, कुन आफैँ तोक्न मिल्छ',
          pending: true,
        },
      },
      {
        name: { en: 'Reports', ne: 'प्रतिवेदन' },
        desc: {
          en: 'Each: a file to upload, or a page to type from',
          ne: 'हरेक प्रतिवेदन अपलोड गर्ने फाइल हो कि हेरेर टाइप गर्ने पाना',
          pending: true,
        },
      },
      {
        name: { en: 'Tax invoices', ne: 'कर बीजक' },
        desc: {
          en: 'Number and date of approval, or “none yet”',
          ne: 'सफ्टवेयरको स्वीकृतिको नम्बर र मिति वा “अहिलेसम्म छैन”',
          pending: true,
        },
      },
      {
        name: { en: 'Old data', ne: 'पुरानो डाटा' },
        desc: {
          en: 'What moves, who checks it, how many days',
          ne: 'के के सारिन्छ, मौज्दात कसले जाँच्छ, कति दिन लाग्छ',
          pending: true,
        },
      },
      {
        name: { en: 'Backup', ne: 'ब्याकअप' },
        desc: {
          en: 'Where, how often, how long, who reads it; one restored before you',
          ne: 'कति कति समयमा लिने, कहाँ र कहिलेसम्म राख्ने, कसले हेर्ने, तपाईंकै अगाडि डाटा फर्काएर देखाउने',
          pending: true,
        },
      },
      {
        name: { en: 'Computers and line', ne: 'कम्प्युटर र लाइन' },
        desc: {
          en: 'What is enough, what works without a line',
          ne: 'कस्तो भए पुग्छ, इन्टरनेट वा नेटवर्क नहुँदा के चल्छ',
          pending: true,
        },
      },
      {
        name: { en: 'Sign-in and closing', ne: 'लगइन र हिसाब बन्दी' },
        desc: {
          en: 'Second step, a lost phone, who approves a closing',
          ne: 'दोस्रो चरण, फोन हराए के गर्ने, हिसाब बन्दी कसले स्वीकृत गर्छ',
          pending: true,
        },
      },
      {
        name: { en: 'Training', ne: 'तालिम' },
        desc: {
          en: 'Days, place, number of people',
          ne: 'दिन, ठाउँ, सहभागीको संख्या',
          pending: true,
        },
      },
      {
        name: { en: 'Hours', ne: 'समय' },
        desc: {
          en: 'When the phone is answered, also at the end of Ashadh',
          ne: 'फोन कहिले उठ्छ, असार मसान्तमा कति बजेसम्म',
          pending: true,
        },
      },
      {
        name: { en: 'If we part', ne: 'छाड्नुपरे' },
        desc: {
          en: 'Files, who else can start the server, passwords',
          ne: 'कुन फाइल, सर्भर अरू कसले चलाउन सक्छ, पासवर्ड',
          pending: true,
        },
      },
    ],
  },
  questions: {
    title: { en: 'Before you buy', ne: 'किन्नुअघि' },
    link: {
      label: { en: 'See our quotation, line by line', ne: 'हाम्रो कोटेसनमा के के हुन्छ, हेर्नुहोस्' },
      path: '/downloads/forms#quotation',
    },
    items: [
      {
        question: { en: 'BANCOS, Gold Plus or COPONEXT?', ne: 'BANCOS, Gold Plus कि COPONEXT?' },
        answer: {
          en: 'All three keep deposits, loans, provision and closing. Gold Plus runs on your own server or in the browser, COPONEXT in the browser. Where BANCOS runs, and how else it differs, we tell you before you choose: ask us.',
          ne: 'तीनै प्याकेजमा बचत, ऋण, नोक्सानी व्यवस्था र हिसाब बन्दी हुन्छ। Gold Plus आफ्नै सर्भरमा वा ब्राउजरमा चल्छ र COPONEXT ब्राउजरमा चल्छ। BANCOS कहाँ चल्छ र अरू के फरक छ भन्ने रोज्नुअघि नै हामी बताउँछौँ। सोध्नुहोस्।',
          pending: true,
        },
        onlyFor: ['bancos'],
      },
      {
        question: { en: 'How is old data moved?', ne: 'पुरानो डाटा कसरी सार्ने?' },
        answer: {
          en: 'Bring last Ashadh’s trial balance (in mid-year, also that of the day before), the list of members with their shares and savings, and the open loans with their due dates.',
          ne: 'गत असार मसान्तको (वर्षको बीचमा सुरु गरे अघिल्लो दिनको पनि) सन्तुलन परीक्षण, शेयर र बचतसहित सदस्यको सूची अनि भाखासहित बाँकी ऋणको सूची ल्याउनुहोस्।',
          pending: true,
        },
        notFor: ['allmart', 'coopmart', 'dugdha', 'micos'],
      },
      {
        question: { en: 'How is old data moved?', ne: 'पुरानो डाटा कसरी सार्ने?' },
        answer: {
          en: 'Bring one day’s stock count, what customers owe and suppliers are owed, last Ashadh’s trial balance, and the last VAT return.',
          ne: 'एउटै दिन गनिएको सामान मौज्दात, लिनुपर्ने र दिनुपर्ने रकम, गत असार मसान्तको सन्तुलन परीक्षण र पछिल्लो मू.अ.कर विवरण ल्याउनुहोस्।',
          pending: true,
        },
        onlyFor: ['allmart'],
      },
      {
        question: { en: 'How is old data moved?', ne: 'पुरानो डाटा कसरी सार्ने?' },
        answer: {
          en: 'Bring the list of members with their accounts, the stock as counted on one day, what suppliers are owed, last Ashadh’s trial balance, and your last VAT return.',
          ne: 'सदस्य र तिनका खाताको सूची, एउटै दिन गनिएको सामान मौज्दात, आपूर्तिकर्तालाई दिनुपर्ने रकम, गत असार मसान्तको सन्तुलन परीक्षण र पछिल्लो मू.अ.कर विवरण ल्याउनुहोस्।',
          pending: true,
        },
        onlyFor: ['coopmart'],
      },
      {
        question: { en: 'How is old data moved?', ne: 'पुरानो डाटा कसरी सार्ने?' },
        answer: {
          en: 'Bring the list of members, what each is owed for milk and owes for feed, advances and loans, the milk rate now in force, and last Ashadh’s trial balance.',
          ne: 'सदस्यको सूची, दूधबापत दिनुपर्ने रकम, दाना, पेस्की र ऋणबापत लिनुपर्ने रकम, दूधको हालको दर र गत असार मसान्तको सन्तुलन परीक्षण ल्याउनुहोस्।',
          pending: true,
        },
        onlyFor: ['dugdha'],
      },
      {
        question: { en: 'How is old data moved?', ne: 'पुरानो डाटा कसरी सार्ने?' },
        answer: {
          en: 'Bring the list of centres, groups and members, each member’s savings and loan with its instalments, and last Ashadh’s trial balance.',
          ne: 'केन्द्र, समूह र सदस्यको सूची, हरेक सदस्यको बचत, किस्तासहितको ऋण र गत असार मसान्तको सन्तुलन परीक्षण ल्याउनुहोस्।',
          pending: true,
        },
        onlyFor: ['micos'],
      },
      {
        question: { en: 'What sets the price?', ne: 'मूल्य केमा भर पर्छ?' },
        answer: {
          en: 'The package, the branches and the services. There are two figures: paid once, and each year.',
          ne: 'प्याकेज, शाखा र सेवामा भर पर्छ। रकम दुई थरीका हुन्छन्: एक पटक तिर्ने र हरेक वर्ष तिर्ने।',
          pending: true,
        },
        onSheet: [
          { en: 'What do we pay once?', ne: 'एक पटक कति तिर्नुपर्छ?' },
          { en: 'What do we pay each year, and for what?', ne: 'हरेक वर्ष केका लागि कति तिर्नुपर्छ?' },
        ],
      },
      {
        question: { en: 'How does the change-over run?', ne: 'पुरानो सफ्टवेयरबाट नयाँमा कसरी सर्ने?' },
        answer: {
          en: 'Until the fifth step there is a way back: you keep working in the old system.',
          ne: 'पाँचौँ चरणसम्म फर्कने बाटो खुला रहन्छ। काम पुरानै प्रणालीमा चलाउन सकिन्छ।',
          pending: true,
        },
        steps: [
          {
            name: { en: 'Copy', ne: 'प्रतिलिपि' },
            desc: {
              en: 'The old files are copied, and the copy is never written to.',
              ne: 'पुराना फाइलको प्रतिलिपि लिइन्छ। प्रतिलिपिमा केही लेखिँदैन।',
              pending: true,
            },
          },
          {
            name: { en: 'Rehearsal', ne: 'पूर्वाभ्यास' },
            desc: {
              en: 'Members, shares, accounts and loans are read into a trial. Names in Preeti become Unicode. You get the list of what could not be read.',
              ne: 'सदस्य, शेयर, खाता र ऋण पहिले परीक्षण प्रणालीमा सारिन्छन्। प्रीति फन्टका नाम युनिकोडमा बदलिन्छन्। पढ्न नसकिएका विवरणको सूची तपाईंले पाउनुहुन्छ।',
              pending: true,
            },
          },
          {
            name: { en: 'Reconcile', ne: 'हिसाब मिलान' },
            desc: {
              en: 'Each scheme’s total, each loan’s balance and the trial balance agree to the paisa, or the difference has a name.',
              ne: 'हरेक योजनाको जम्मा, हरेक ऋणको बाँकी र सन्तुलन परीक्षण पैसासम्म भिडाइन्छ। नमिले फरकको कारण खुलाइन्छ।',
              pending: true,
            },
          },
          {
            name: { en: 'Side by side', ne: 'सँगसँगै' },
            desc: {
              en: 'For an agreed number of days you work in both systems, and compare the totals each evening.',
              ne: 'तय गरिएको अवधिभर दुवै प्रणालीमा काम हुन्छ र हरेक साँझ जम्मा रकम भिडाइन्छ।',
              pending: true,
            },
          },
          {
            name: { en: 'Sign', ne: 'हस्ताक्षर' },
            desc: {
              en: 'The manager, those who supervise the accounts and we sign the balances of one day. The old system can still be read.',
              ne: 'व्यवस्थापक, लेखा सुपरीवेक्षण गर्ने पदाधिकारी र हामी एक दिनको मौज्दात विवरणमा हस्ताक्षर गर्छौँ। पुरानो प्रणाली त्यसपछि पनि हेर्न मिल्छ।',
              pending: true,
            },
          },
        ],
        onlyFor: ['goldplus', 'bancos', 'coponext', 'micos'],
      },
      {
        question: { en: 'Is its bill valid?', ne: 'यसको बिल मान्य हुन्छ?' },
        answer: {
          en: 'Ask for the number and date of the software’s approval. We give both in writing, or say that there is none yet.',
          ne: 'सफ्टवेयरको स्वीकृतिको नम्बर र मिति माग्नुहोस्। हामी दुवै लिखित रूपमा दिन्छौँ वा अहिलेसम्म छैन भनी बताउँछौँ।',
          pending: true,
        },
        onSheet: [
          {
            en: 'The software’s approval for tax invoices: which number and date?',
            ne: 'कर बीजकका लागि सफ्टवेयरको स्वीकृतिको नम्बर कति र मिति कहिले हो?',
          },
        ],
        sheetGroup: 'goods',
        onlyFor: ['allmart', 'coopmart'],
      },
      {
        question: {
          en: 'VAT books, reprints, cancelled bills?',
          ne: 'खरिद-बिक्री खाता कस्ता हुन्छन्, बिल फेरि छाप्दा वा रद्द गर्दा के हुन्छ?',
        },
        answer: {
          en: 'In the demo see both books in the tax office’s columns, as a file or a page to type from. Print a bill twice and cancel one. {rule:bill-copies}',
          ne: 'कर कार्यालयले तोकेको ढाँचामा दुवै खाताको फाइल निस्कन्छ कि हेरेर टाइप गर्नुपर्छ, डेमोमा हेर्नुहोस्। एउटै बिल दुई पटक छाप्नुहोस् र एउटा रद्द गर्नुहोस्। {rule:bill-copies}',
          pending: true,
        },
        onSheet: [
          { en: 'Do both VAT books come as a file?', ne: 'खरिद र बिक्री खाता दुवैको फाइल निस्कन्छ?' },
          { en: 'A bill printed again or cancelled: what does it show?', ne: 'फेरि छापेको र रद्द बिलमा के लेखिन्छ?' },
        ],
        sheetGroup: 'goods',
        onlyFor: ['allmart'],
      },
      {
        question: { en: 'A bill printed again or cancelled?', ne: 'बिल फेरि छाप्दा वा रद्द गर्दा के हुन्छ?' },
        answer: {
          en: 'Try both in the demo. {rule:bill-copies}',
          ne: 'डेमोमा दुवै गरेर हेर्नुहोस्। {rule:bill-copies}',
          pending: true,
        },
        onlyFor: ['coopmart'],
      },
      {
        question: { en: 'Does a centre need internet?', ne: 'संकलन केन्द्रमा इन्टरनेट चाहिन्छ?' },
        answer: {
          en: 'Tell us which centres have a line. Before you buy we say what each can do without one: enter the milk, print the slip, send the list later.',
          ne: 'कुन केन्द्रमा इन्टरनेट छ, बताउनुहोस्। इन्टरनेटबिना दूध प्रविष्ट गर्न, पर्ची छाप्न र सूची पछि पठाउन मिल्छ कि मिल्दैन भन्ने किन्नुअघि नै बताउँछौँ।',
          pending: true,
        },
        onSheet: [{ en: 'What can a centre do without internet?', ne: 'इन्टरनेट नभएको संकलन केन्द्रमा के के गर्न मिल्छ?' }],
        sheetGroup: 'milk',
        onlyFor: ['dugdha'],
      },
      {
        question: { en: 'Does it take a lactometer?', ne: 'ल्याक्टोमिटरबाट एसएनएफ निस्कन्छ?' },
        answer: {
          en: 'The SNF is then worked out from the reading, the fat and the constants of your dairy. Bring them to the demo and check one slip by hand.',
          ne: 'एसएनएफ ल्याक्टोमिटरको नाप, फ्याट र तपाईंको डेरीले चलाउने सूत्रबाट निस्कन्छ। सूत्र डेमोमा ल्याउनुहोस् र एउटा पर्ची हातैले हिसाब गरेर जाँच्नुहोस्।',
          pending: true,
        },
        sheetGroup: 'milk',
        onlyFor: ['dugdha'],
      },
      {
        question: { en: 'Does it list milk for the subsidy?', ne: 'अनुदानका लागि दूधको सूची निस्कन्छ?' },
        answer: {
          en: 'A municipality that pays by the litre asks for farmers and litres. Bring its form: we say whether the list comes out of the software.',
          ne: 'लिटरका आधारमा अनुदान दिने पालिकाले किसान र लिटरको सूची माग्छ। पालिकाको फारम ल्याउनुहोस्। सूची सफ्टवेयरबाट निस्कन्छ कि निस्कँदैन भन्ने हामी बताउँछौँ।',
          pending: true,
        },
        sheetGroup: 'milk',
        onlyFor: ['dugdha'],
      },
      {
        question: { en: 'A price for each season?', ne: 'मौसमअनुसार मूल्य फेर्न मिल्छ?' },
        answer: {
          en: 'Give us the price of each season and its first day. See in the demo that an old slip keeps its old price.',
          ne: 'हरेक मौसमको मूल्य र त्यो लागू हुने मिति बताउनुहोस्। पुरानो पर्चीमा पुरानै मूल्य रहन्छ कि रहँदैन भन्ने डेमोमा हेर्नुहोस्।',
          pending: true,
        },
        onlyFor: ['dugdha'],
      },
      {
        question: { en: 'Does it work without a signal?', ne: 'नेटवर्क नहुँदा ट्याब्लेट चल्छ?' },
        answer: {
          en: 'Tell us which centres have no signal. Before you buy we say whether a meeting can be entered there and sent from the office.',
          ne: 'कुन केन्द्रमा नेटवर्क छैन, बताउनुहोस्। त्यहीँ प्रविष्ट गरेर कार्यालयबाट पठाउन मिल्छ कि मिल्दैन भन्ने किन्नुअघि नै बताउँछौँ।',
          pending: true,
        },
        onSheet: [{ en: 'Does the tablet work without a signal?', ne: 'नेटवर्क नहुँदा ट्याब्लेट चल्छ?' }],
        sheetGroup: 'centres',
        onlyFor: ['micos'],
      },
      {
        question: { en: 'Which loan classes does it use?', ne: 'यसमा ऋणका कुन कुन वर्ग छन्?' },
        answer: {
          en: '{rule:microfinance-classes} Tell us yours: this page lists three.',
          ne: '{rule:microfinance-classes} तपाईंको संस्थामा लागू हुने वर्ग बताउनुहोस्। यस पृष्ठमा तीन वर्ग छन्।',
          pending: true,
        },
        sheetGroup: 'centres',
        onlyFor: ['micos'],
      },
      {
        question: { en: 'How is loan interest worked out?', ne: 'ऋणको ब्याज कसरी निस्कन्छ?' },
        answer: {
          en: 'Bring one loan to the demo and see its instalments on Nepali dates: on the reducing balance, flat, or all equal (EMI), and how your version books accrued interest.',
          ne: 'एउटा ऋणको विवरण डेमोमा ल्याउनुहोस् र त्यसको किस्ता तालिका नेपाली मितिमा हेर्नुहोस्। घट्दो ब्याज, फ्ल्याट र बराबर किस्ता (ईएमआई) को हिसाब र पाकेको ब्याजको लेखा तपाईंको संस्करणमा कसरी हुन्छ, त्यहीँ हेर्नुहोस्।',
          pending: true,
        },
        onlyFor: ['goldplus', 'coponext', 'micos'],
      },
      {
        question: { en: 'What must the office have?', ne: 'कार्यालयमा के के चाहिन्छ?' },
        answer: {
          en: 'With your own server: a server computer that stays on, a network to each counter, and internet if you have branches. In the browser or in the cloud: a computer and internet at every counter, and a second line, such as mobile data, for when the first fails.',
          ne: 'आफ्नै सर्भरमा चलाए सधैँ चलिरहने सर्भर कम्प्युटर, हरेक काउन्टरसम्म नेटवर्क र शाखा भए इन्टरनेट चाहिन्छ। ब्राउजर वा क्लाउडमा चलाए हरेक काउन्टरमा कम्प्युटर र इन्टरनेट चाहिन्छ। पहिलो लाइन बिग्रँदा चलाउन मोबाइल डाटाजस्तो दोस्रो लाइन पनि राख्नुहोस्।',
          pending: true,
        },
        notFor: ['allmart', 'coopmart', 'dugdha', 'coponext'],
      },
      {
        question: { en: 'What must the office have?', ne: 'कार्यालयमा के के चाहिन्छ?' },
        answer: {
          en: 'A server computer that stays on, and a network to each counter. For a second shop, internet too.',
          ne: 'सधैँ चलिरहने सर्भर कम्प्युटर र हरेक काउन्टरसम्म नेटवर्क चाहिन्छ। अर्को पसल पनि भए इन्टरनेट चाहिन्छ।',
          pending: true,
        },
        onlyFor: ['allmart', 'coopmart'],
      },
      {
        question: { en: 'What must the office have?', ne: 'कार्यालयमा के के चाहिन्छ?' },
        answer: {
          en: 'A server computer that stays on, and a network to each desk where milk is entered. For a centre elsewhere, see “Does a centre need internet?”.',
          ne: 'सधैँ चलिरहने सर्भर कम्प्युटर र दूध प्रविष्ट गर्ने हरेक ठाउँसम्म नेटवर्क चाहिन्छ। अन्यत्रको केन्द्रबारे “संकलन केन्द्रमा इन्टरनेट चाहिन्छ?” हेर्नुहोस्।',
          pending: true,
        },
        onlyFor: ['dugdha'],
      },
      {
        question: { en: 'What must the office have?', ne: 'कार्यालयमा के के चाहिन्छ?' },
        answer: {
          en: 'A computer and internet at every counter, and a second line, such as mobile data, for when the first fails.',
          ne: 'हरेक काउन्टरमा कम्प्युटर र इन्टरनेट चाहिन्छ। पहिलो लाइन बिग्रँदा चलाउन मोबाइल डाटाजस्तो दोस्रो लाइन पनि राख्नुहोस्।',
          pending: true,
        },
        onlyFor: ['coponext'],
      },
      {
        question: { en: 'Who brings in new rules?', ne: 'नयाँ नियम सफ्टवेयरमा कसले थप्छ?' },
        answer: {
          en: 'We do; in some packages you can enter a new rate yourself. Directives, tax rates and report forms change nearly every year: see in the demo what came last.',
          ne: 'हामी थप्छौँ। केही प्याकेजमा नयाँ दर आफैँ राख्न मिल्छ। निर्देशन, करको दर र प्रतिवेदनको ढाँचा प्रायः हरेक वर्ष फेरिन्छन्। गत वर्ष के के थपियो, डेमोमा हेर्नुहोस्।',
          pending: true,
        },
        onSheet: [{ en: 'Who brings new rules into the software?', ne: 'नयाँ नियम सफ्टवेयरमा कसले थप्छ?' }],
      },
      {
        question: { en: 'Do the reports go where they must?', ne: 'प्रतिवेदन नियामकको प्रणालीमा पठाउन मिल्छ?' },
        answer: {
          en: 'COPOMIS and GoAML have portals of their own. {rule:authority-system} We put in writing of each report whether it is a file to upload or a page to type from.',
          ne: 'कोपोमिस र गोएएमएलका आफ्नै पोर्टल छन्। {rule:authority-system} कुन प्रतिवेदनको फाइल अपलोड गर्न मिल्छ र कुन हेरेर टाइप गर्नुपर्छ भन्ने हामी लिखित रूपमा दिन्छौँ।',
          pending: true,
        },
        onSheet: [
          {
            en: 'Which reports (COPOMIS, NRB, GoAML) come as a file to upload?',
            ne: 'कुन प्रतिवेदन (कोपोमिस, राष्ट्र बैंक, गोएएमएल) को फाइल अपलोड गर्न मिल्छ?',
          },
          {
            en: 'Which provision classes does it have, and by whose rule?',
            ne: 'नोक्सानी व्यवस्थाका कुन वर्ग छन् र कसको नियमअनुसार?',
          },
        ],
        sheetGroup: 'savings',
        notFor: ['allmart', 'coopmart', 'dugdha', 'micos'],
      },
      {
        question: { en: 'Can it list members above the savings limit?', ne: 'बचतको सीमा नाघेका सदस्यको सूची निस्कन्छ?' },
        answer: {
          en: '{rule:savings-limit} See in the demo whether your version lists these members.',
          ne: '{rule:savings-limit} तपाईंको संस्करणबाट यस्ता सदस्यको सूची निस्कन्छ कि निस्कँदैन, डेमोमा हेर्नुहोस्।',
          pending: true,
        },
        sheetGroup: 'savings',
        notFor: ['allmart', 'coopmart', 'dugdha', 'micos'],
      },
      {
        question: { en: 'Can a backup be restored?', ne: 'ब्याकअपबाट डाटा फर्काउन मिल्छ?' },
        answer: {
          en: 'The software takes backups on schedule. A copy on the same computer is lost with it: ask where the copies are kept and who can read them. Have one restored in front of you before you rely on it.',
          ne: 'सफ्टवेयरले समय तालिकाअनुसार ब्याकअप लिन्छ। प्रतिलिपि त्यही कम्प्युटरमा राखे कम्प्युटरसँगै हराउँछ। प्रतिलिपि कहाँ रहन्छ र कसले हेर्न सक्छ भनी सोध्नुहोस्। भर पर्नुअघि एक पटक आफ्नै अगाडि डाटा फर्काउन लगाउनुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'Who trains our staff?', ne: 'हाम्रा कर्मचारीलाई तालिम कसले दिन्छ?' },
        answer: {
          en: 'We do. The nearest office arranges it with you. Send somebody from every counter.',
          ne: 'हामी दिन्छौँ। नजिकको कार्यालयले तपाईंसँग सल्लाह गरेर मिलाउँछ। हरेक काउन्टरबाट कम्तीमा एक जना पठाउनुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'Who answers the phone?', ne: 'फोन कसले उठाउँछ?' },
        answer: {
          en: 'The office nearest to you; the numbers are on the contact page. Ask for its hours at the end of Ashadh, when every year is closed.',
          ne: 'तपाईंलाई नजिक पर्ने कार्यालयले उठाउँछ। नम्बर सम्पर्क पृष्ठमा छन्। वार्षिक हिसाब बन्दी हुने असार मसान्तमा फोन कति बजेसम्म उठ्छ भनी सोध्नुहोस्।',
          pending: true,
        },
        onSheet: [
          { en: 'Who answers the phone?', ne: 'फोन कसले उठाउँछ?' },
          {
            en: 'Who of our size uses it, and may we call them?',
            ne: 'हामीजत्रै अरू कुन संस्थाले यो चलाउँछ र त्यहाँ फोन गर्न मिल्छ?',
          },
        ],
      },
      {
        question: { en: 'What if we leave, or you close?', ne: 'छाड्नुपरे वा कम्पनी बन्द भए के पाइन्छ?' },
        answer: {
          en: 'The contract names the files you get, who else can start your server, and who holds its passwords. Before you sign, see one of the files open in another program.',
          ne: 'कुन कुन फाइल पाइन्छ, सर्भर अरू कसले चलाउन सक्छ र पासवर्ड कसको हातमा हुन्छ भन्ने सम्झौतामा लेखिन्छ। सम्झौता गर्नुअघि एउटा फाइल अर्को सफ्टवेयरमा खोलेर हेर्नुहोस्।',
          pending: true,
        },
      },
    ],
    sheet: {
      title: { en: 'Questions to ask every vendor', ne: 'हरेक विक्रेतालाई सोध्ने प्रश्न' },
      text: {
        en: 'For the meeting of your board. Printed, it is one A4 sheet with room for the answers of three vendors.',
        ne: 'सञ्चालक समितिको बैठकका लागि। छाप्दा तीन विक्रेताको जवाफ लेख्ने ठाउँ भएको एउटा ए४ पाना निस्कन्छ।',
      },
      groups: [
        { id: 'savings', title: { en: 'If you keep members’ savings', ne: 'सदस्यको बचत राख्ने भए' } },
        { id: 'centres', title: { en: 'If you lend at centre meetings', ne: 'केन्द्र बैठकमा ऋण दिने भए' } },
        { id: 'goods', title: { en: 'If you sell goods', ne: 'सामान बेच्ने भए' } },
        { id: 'milk', title: { en: 'If you collect milk', ne: 'दूध संकलन गर्ने भए' } },
      ],
      question: { en: 'Question', ne: 'प्रश्न' },
      vendor: { en: 'Vendor {number}', ne: 'विक्रेता {number}' },
    },
  },
} satisfies BuyingInput
