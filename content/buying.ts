import type { BuyingInput } from './schema'

export default {
  productFinder: {
    title: { en: 'Which one is yours?', ne: 'तपाईंलाई कुन चाहिन्छ?' },
    tagline: { en: 'Choose the sentence that fits best. If two fit, name both in your message.', ne: 'आफ्नो संस्थासँग सबैभन्दा मिल्ने वाक्य रोज्नुहोस्। दुई वाक्य मिले सन्देशमा दुवै लेख्नुहोस्।' },
    say: { en: 'You say', ne: 'तपाईंको आवश्यकता' },
    product: { en: 'Product', ne: 'उत्पादन' },
    runs: { en: 'Where it runs', ne: 'कहाँ चल्छ' },
  },
  comparison: {
    title: { en: 'Two banking packages side by side', ne: 'दुई बैंकिङ प्याकेजको तुलना' },
    linkLabel: { en: 'Compare Gold Plus and COPONEXT', ne: 'Gold Plus र COPONEXT को तुलना गर्नुहोस्' },
    products: ['goldplus', 'coponext'],
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
  next: {
    title: { en: 'What happens next', ne: 'अबको प्रक्रिया' },
    steps: [
      {
        name: { en: 'Send the form', ne: 'फारम भरेर पठाउनुहोस्' },
        desc: {
          en: 'Name the package in the subject. Four facts are enough for the message: “3 branches, SMS and app, Excel now, start in Shrawan”.',
          ne: 'विषयमा प्याकेजको नाम लेख्नुहोस्। सन्देशमा चार कुरा लेखे पुग्छ: “३ शाखा, एसएमएस र एप, अहिले एक्सेल, साउनदेखि सुरु”।',
        },
      },
      {
        name: { en: 'Get a quotation', ne: 'कोटेसन लिनुहोस्' },
        desc: {
          en: 'You see the price in writing before you spend a morning on a demo. The quotation names what is included.',
          ne: 'डेमोमा समय दिनुअघि नै मूल्य लिखित रूपमा पाउनुहुन्छ। के के समावेश छ भन्ने त्यसमै खुलाइन्छ।',
          pending: true,
        },
      },
      {
        name: { en: 'See a demo', ne: 'डेमो हेर्नुहोस्' },
        desc: {
          en: 'Bring work of your own, such as one day’s figures, and see it done. Cover members’ names: numbers are enough.',
          ne: 'आफ्नै कामको नमुना, जस्तै एक दिनको हिसाब, ल्याउनुहोस् र त्यही काम सफ्टवेयरमा हुँदा हेर्नुहोस्। सदस्यको नाम छोप्नुहोस्, नम्बर भए पुग्छ।',
          pending: true,
        },
      },
    ],
  },
  closing: { en: 'Tell us how your institution works today', ne: 'तपाईंको संस्थामा अहिले काम कसरी हुन्छ, हामीलाई बताउनुहोस्' },
  questions: {
    title: { en: 'Before you buy', ne: 'किन्नुअघि' },
    tagline: {
      en: 'What buyers ask, and what we answer.',
      ne: 'ग्राहकले सोध्ने प्रश्न र हाम्रा जवाफ।',
    },
    items: [
      {
        question: { en: 'How is old data moved?', ne: 'पुरानो डाटा कसरी सार्ने?' },
        answer: {
          en: 'Bring last Ashadh’s trial balance (in mid-year, also that of the day before), the list of members with their shares and savings, and the open loans with their due dates. The quotation says what is taken over, who checks the balances, and how many days it takes.',
          ne: 'गत असार मसान्तको (वर्षको बीचमा सुरु गरे अघिल्लो दिनको पनि) सन्तुलन परीक्षण, सदस्यको शेयर र बचतको सूची अनि बाँकी ऋणको भाखासहितको सूची ल्याउनुहोस्। के के सर्छ, मौज्दात कसले जाँच्छ र कति दिन लाग्छ भन्ने कुरा कोटेसनमा खुलाइन्छ।',
          pending: true,
        },
      },
      {
        question: { en: 'What sets the price?', ne: 'मूल्य केमा भर पर्छ?' },
        answer: {
          en: 'The package, the number of branches and the services you choose. The quotation has two figures, paid once and paid each year, and says what the yearly one covers: changes, visits, hosting.',
          ne: 'प्याकेज, शाखाको संख्या र तपाईंले रोज्नुहुने सेवामा भर पर्छ। कोटेसनमा दुई रकम हुन्छन्: एक पटक तिर्ने र हरेक वर्ष तिर्ने। वार्षिक रकममा सफ्टवेयर अपडेट, कर्मचारी आएर दिने सेवा र होस्टिङ पर्छन् कि पर्दैनन् भन्ने त्यसमै खुलाइन्छ।',
          pending: true,
        },
        onSheet: [
          { en: 'What do we pay once?', ne: 'एक पटक कति तिर्नुपर्छ?' },
          { en: 'What do we pay each year, and for what?', ne: 'हरेक वर्ष केका लागि कति तिर्नुपर्छ?' },
        ],
      },
      {
        question: { en: 'What must the office have?', ne: 'कार्यालयमा के के चाहिन्छ?' },
        answer: {
          en: 'With your own server: a server computer that stays on, a network to each counter, and internet if you have branches. In the browser or in the cloud: a computer and internet at every counter, and a second line, such as mobile data, for when the first fails. The quotation names the computer that is enough.',
          ne: 'आफ्नै सर्भरमा चलाए सधैँ चलिरहने सर्भर कम्प्युटर, हरेक काउन्टरसम्म नेटवर्क र शाखा भए इन्टरनेट चाहिन्छ। ब्राउजर वा क्लाउडमा चलाए हरेक काउन्टरमा कम्प्युटर र इन्टरनेट चाहिन्छ। पहिलो लाइन बिग्रँदा चलाउन मोबाइल डाटाजस्तो दोस्रो लाइन पनि राख्नुहोस्। कस्तो कम्प्युटर भए पुग्छ भन्ने कोटेसनमा उल्लेख हुन्छ।',
          pending: true,
        },
      },
      {
        question: { en: 'Who brings new rules into the software?', ne: 'नयाँ नियम सफ्टवेयरमा कसले थप्छ?' },
        answer: {
          en: 'We do; in some packages you can enter a new rate yourself. Directives, tax rates and report forms change nearly every year. Ask which changes came last year: the quotation says whether they are in the yearly price.',
          ne: 'हामी थप्छौँ। केही प्याकेजमा नयाँ दर आफैँ राख्न मिल्छ। निर्देशन, करको दर र प्रतिवेदनको ढाँचा प्रायः हरेक वर्ष फेरिन्छन्। गत वर्ष के के थपियो भनी सोध्नुहोस्। यस्तो परिवर्तन वार्षिक रकमभित्र पर्छ कि पर्दैन भन्ने कोटेसनमा खुलाइन्छ।',
          pending: true,
        },
        onSheet: [
          { en: 'Who brings new rules into the software?', ne: 'नयाँ नियम सफ्टवेयरमा कसले थप्छ?' },
          // Classes of the Unified Directive 2082: reported by insurancekhabar.com, not read in the directive.
          {
            en: 'Does the software provide in four classes (1, 25, 50 and 100 per cent)?',
            ne: 'सफ्टवेयरमा नोक्सानी व्यवस्थाका चारै वर्ग (१, २५, ५० र १०० प्रतिशत) छन्?',
            pending: true,
          },
        ],
      },
      {
        question: { en: 'Do the reports go where they must?', ne: 'प्रतिवेदन नियामकको प्रणालीमा पठाउन मिल्छ?' },
        answer: {
          // The Authority’s own system: reported by khojsamachar.com in 2025, not read in the law.
          en: 'COPOMIS and GoAML have portals of their own, and the National Co-operative Regulatory Authority has announced one. For each report the quotation says what you get: a file to upload, or a page to type from.',
          ne: 'कोपोमिस र गोएएमएलका आफ्नै पोर्टल छन्, राष्ट्रिय सहकारी नियमन प्राधिकरणले पनि आफ्नै प्रणाली ल्याउने बताएको छ। कुन प्रतिवेदनको फाइल अपलोड गर्न मिल्छ र कुन हेरेर टाइप गर्नुपर्छ, कोटेसनमा लेखिन्छ।',
          pending: true,
        },
        onSheet: [
          {
            en: 'Which reports (COPOMIS, NRB, GoAML) come as a file to upload?',
            ne: 'कुन प्रतिवेदन (कोपोमिस, राष्ट्र बैंक, गोएएमएल) को फाइल अपलोड गर्न मिल्छ?',
          },
        ],
        notFor: ['allmart'],
      },
      {
        question: { en: 'Can it list members above the savings limit?', ne: 'बचतको सीमा नाघेका सदस्यको सूची निस्कन्छ?' },
        answer: {
          // Limits and dates: reported by newbusinessage.com and fiscalnepal.com (2025-04-08), not read in the standard.
          // The press counts two years from 2024-12-29, which is 14 Poush 2081.
          en: 'By the standard of 2081 a member may keep Rs 10 lakh in a co-operative that works in one district, 25 lakh in several districts and 50 lakh in several provinces. Above 10 lakh the member declares the source. Savings from before 14 Poush 2081 must come within the limit by 14 Poush 2083 (29 December 2026). The quotation says whether the software lists these members.',
          ne: '२०८१ को मापदण्डअनुसार एक सदस्यले एउटा जिल्ला कार्यक्षेत्र भएको सहकारीमा रु १० लाख, एकभन्दा बढी जिल्ला भएकोमा २५ लाख र एकभन्दा बढी प्रदेश भएकोमा ५० लाखसम्म बचत राख्न पाउँछन्। १० लाखभन्दा बढी भए सदस्यले स्रोत खुलाउनुपर्छ। २०८१ पुस १४ अघिको बचत २०८३ पुस १४ (सन् २०२६ डिसेम्बर २९) भित्र सीमामा ल्याउनुपर्छ। यस्ता सदस्यको सूची निस्कन्छ कि निस्कँदैन, कोटेसनमा लेखिन्छ।',
          pending: true,
        },
        notFor: ['allmart'],
      },
      {
        question: { en: 'Can a backup be restored?', ne: 'ब्याकअपबाट डाटा फर्काउन मिल्छ?' },
        answer: {
          en: 'The software takes backups on schedule. A copy on the same computer is lost with it: the quotation says where the copies are kept and who can read them. Have one restored in front of you before you rely on it.',
          ne: 'सफ्टवेयरले समय तालिकाअनुसार ब्याकअप लिन्छ। प्रतिलिपि त्यही कम्प्युटरमा राखे कम्प्युटरसँगै हराउँछ। प्रतिलिपि कहाँ रहन्छ र कसले हेर्न सक्छ भन्ने कोटेसनमा खुलाइन्छ। भर पर्नुअघि एक पटक आफ्नै अगाडि डाटा फर्काउन लगाउनुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'Who trains our staff?', ne: 'हाम्रा कर्मचारीलाई तालिम कसले दिन्छ?' },
        answer: {
          en: 'We do. The nearest office arranges it with you. The quotation says how many days, where, and whether it is in the price. Send somebody from every counter.',
          ne: 'हामी दिन्छौँ। नजिकको कार्यालयले तपाईंसँग सल्लाह गरेर मिलाउँछ। तालिम कति दिन र कहाँ हुन्छ अनि मूल्यभित्रै पर्छ कि पर्दैन भन्ने कोटेसनमा खुलाइन्छ। हरेक काउन्टरबाट कम्तीमा एक जना पठाउनुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'Who answers the phone?', ne: 'फोन कसले उठाउँछ?' },
        answer: {
          en: 'The office nearest to you; the numbers are on the contact page. The quotation gives its hours, also for the end of Ashadh, when every year is closed.',
          ne: 'तपाईंलाई नजिक पर्ने कार्यालयले उठाउँछ। नम्बर सम्पर्क पृष्ठमा छन्। वार्षिक हिसाब बन्दी हुने असार मसान्तमा समेत फोन कति बजेसम्म उठ्छ भन्ने कोटेसनमा उल्लेख हुन्छ।',
          pending: true,
        },
        onSheet: [
          { en: 'Who answers the phone?', ne: 'फोन कसले उठाउँछ?' },
          {
            en: 'Which co-operative of our size uses it, and may we call it?',
            ne: 'हामीजत्रै अरू कुन सहकारीले यो चलाउँछ र त्यहाँ फोन गर्न मिल्छ?',
          },
        ],
      },
      {
        question: { en: 'What do we get if we leave, or you close?', ne: 'सफ्टवेयर छाड्नुपरे वा कम्पनी बन्द भए हामीले के पाउँछौँ?' },
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
        en: 'For the meeting of your board: one A4 sheet, with room for the answers of three vendors.',
        ne: 'सञ्चालक समितिको बैठकका लागि, तीन विक्रेताको जवाफ लेख्ने ठाउँ भएको एउटा ए४ पाना।',
      },
      question: { en: 'Question', ne: 'प्रश्न' },
      vendor: { en: 'Vendor {number}', ne: 'विक्रेता {number}' },
    },
  },
} satisfies BuyingInput
