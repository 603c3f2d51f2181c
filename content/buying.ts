import type { BuyingInput } from './schema'

export default {
  chooser: {
    title: { en: 'Which one is yours?', ne: 'तपाईंलाई कुन चाहिन्छ?' },
    tagline: { en: 'Choose the sentence that fits your institution.', ne: 'आफ्नो संस्थासँग मिल्ने वाक्य रोज्नुहोस्।' },
    say: { en: 'You say', ne: 'तपाईंको भनाइ' },
    product: { en: 'Product', ne: 'उत्पादन' },
    runs: { en: 'Where it runs', ne: 'कहाँ चल्छ' },
  },
  comparison: {
    title: { en: 'Two banking packages side by side', ne: 'दुई बैंकिङ प्याकेजको तुलना' },
    linkLabel: { en: 'Compare Gold Plus and COPONEXT', ne: 'Gold Plus र COPONEXT तुलना गर्नुहोस्' },
    products: ['goldplus', 'coponext'],
    rows: [
      {
        name: { en: 'Choose it if', ne: 'यो रोज्नुहोस्, यदि' },
        cells: [
          {
            en: 'You keep your own server now, and may move to the web edition later',
            ne: 'अहिले आफ्नै सर्भर चलाउनुहुन्छ, पछि वेब संस्करणमा जान सक्नुहुन्छ',
            pending: true,
          },
          {
            en: 'You want the browser and several branches from the first day',
            ne: 'पहिलो दिनदेखि नै ब्राउजर र धेरै शाखा चाहनुहुन्छ',
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
          { en: 'On your own server and network, or in the browser', ne: 'आफ्नै सर्भर र नेटवर्कमा, वा ब्राउजरमा' },
          { en: 'In the browser', ne: 'ब्राउजरमा', pending: true },
        ],
      },
      {
        name: { en: 'Branches', ne: 'शाखा' },
        cells: [
          { en: 'Inter-branch transactions', ne: 'अन्तर शाखा कारोबार' },
          {
            en: 'Inter-branch transactions, all branches on one set of books',
            ne: 'अन्तर शाखा कारोबार, सबै शाखाको हिसाबकिताब एउटै',
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
          { en: 'Yes', ne: 'समावेश छ' },
          { en: 'Yes', ne: 'समावेश छ', pending: true },
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
    title: { en: 'What happens next', ne: 'अब के हुन्छ' },
    steps: [
      {
        name: { en: 'Send the form', ne: 'फारम पठाउनुहोस्' },
        desc: {
          en: 'Four facts are enough, and fit in the message: “1,200 members, 2 branches, Excel now, start in Shrawan”.',
          ne: 'चार कुरा लेखे पुग्छ, सन्देशमै अट्छ: “१,२०० सदस्य, २ शाखा, अहिले एक्सेल, साउनदेखि सुरु”।',
        },
      },
      {
        name: { en: 'Get a quotation', ne: 'कोटेसन लिनुहोस्' },
        desc: {
          en: 'You have the price in writing before a demo takes your morning. It names what is included.',
          ne: 'डेमोमा समय दिनुअघि नै मूल्य लिखित रूपमा पाउनुहुन्छ। के के समावेश छ, त्यसमै खुलाइन्छ।',
          pending: true,
        },
      },
      {
        name: { en: 'See a demo', ne: 'डेमो हेर्नुहोस्' },
        desc: {
          en: 'Bring one day’s figures. You see them posted, closed and reported.',
          ne: 'एक दिनको हिसाब ल्याउनुहोस्। खातामा चढेको, हिसाब बन्दी भएको र प्रतिवेदन निस्केको आफैँ हेर्नुहोस्।',
          pending: true,
        },
      },
    ],
  },
  closing: { en: 'Tell us how your institution works today', ne: 'तपाईंको संस्था अहिले कसरी चल्दै छ, हामीलाई बताउनुहोस्' },
  questions: {
    title: { en: 'Before you buy', ne: 'किन्नुअघि' },
    tagline: {
      en: 'Ask every software seller these questions before you sign.',
      ne: 'जोसँग किन्नुभए पनि यी प्रश्न पहिल्यै सोध्नुहोस्।',
    },
    items: [
      {
        question: { en: 'How is old data moved?', ne: 'पुरानो डाटा कसरी सार्ने?' },
        answer: {
          en: 'Bring last Ashadh’s trial balance, the list of members with their shares and savings, and the open loans with their due dates. The quotation says what is taken over, who checks the balances, and how many days it takes.',
          ne: 'गत असार मसान्तको सन्तुलन परीक्षण, सदस्यको शेयर र बचतको सूची, र बाँकी ऋणको सूची भाखासहित ल्याउनुहोस्। के के सर्छ, मौज्दात कसले जाँच्छ र कति दिन लाग्छ भन्ने कुरा कोटेसनमा खुलाइन्छ।',
          pending: true,
        },
      },
      {
        question: { en: 'What sets the price?', ne: 'मूल्य केमा भर पर्छ?' },
        answer: {
          en: 'The package, the number of branches and the services you choose. Compare two figures: what you pay once, and what you pay each year. Ask what the yearly one covers: changes, visits, hosting.',
          ne: 'प्याकेज, शाखाको संख्या र तपाईंले रोज्नुहुने सेवामा भर पर्छ। दुई रकम छुट्टाछुट्टै तुलना गर्नुहोस्: एक पटक तिर्ने र हरेक वर्ष तिर्ने। वार्षिक रकममा सफ्टवेयरको परिवर्तन, स्थलगत सेवा र होस्टिङ पर्छन् कि पर्दैनन्, सोध्नुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'What must the office have?', ne: 'कार्यालयमा के के चाहिन्छ?' },
        answer: {
          en: 'With your own server: a server computer that stays on, a network to each counter, and internet if you have branches. In the browser or in the cloud: a computer and internet at every counter. Ask which computer is enough.',
          ne: 'आफ्नै सर्भरमा चलाए: सधैँ चलिरहने सर्भर कम्प्युटर, हरेक काउन्टरसम्म नेटवर्क, र शाखा भए इन्टरनेट। ब्राउजर वा क्लाउडमा चलाए: हरेक काउन्टरमा कम्प्युटर र इन्टरनेट। कस्तो कम्प्युटर भए पुग्छ, सोध्नुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'Who brings new rules into the software?', ne: 'नयाँ नियम सफ्टवेयरमा कसले राख्छ?' },
        answer: {
          en: 'Directives, tax rates and report forms change nearly every year, and the software must follow them. Ask whether these changes are in the yearly price, and which of them came last year.',
          ne: 'निर्देशन, करको दर र प्रतिवेदनको ढाँचा प्रायः हरेक वर्ष फेरिन्छन्, सफ्टवेयर पनि त्यसैअनुसार फेरिनुपर्छ। यस्तो परिवर्तन वार्षिक रकमभित्रै पर्छ कि पर्दैन, र गत वर्ष के के फेरियो, सोध्नुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'Do the reports go where they must?', ne: 'प्रतिवेदन पुग्नुपर्ने ठाउँमा पुग्छ?' },
        answer: {
          // The Authority’s own system: reported by khojsamachar.com in 2025, not read in the law.
          en: 'COPOMIS and GoAML have portals of their own, and the National Co-operative Regulatory Authority has announced one. Ask to see in the demo what the software hands over: a file to upload, or a page to type from.',
          ne: 'कोपोमिस र गोएएमएलका आफ्नै पोर्टल छन्, राष्ट्रिय सहकारी नियमन प्राधिकरणले पनि आफ्नै प्रणाली ल्याउने बताएको छ। सफ्टवेयरबाट अपलोड गर्ने फाइल निस्कन्छ कि हेरेर टाइप गर्नुपर्छ, डेमोमा हेर्नुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'Can it list members above the savings limit?', ne: 'बचतको सीमा नाघेका सदस्यको सूची निस्कन्छ?' },
        answer: {
          // Limits and date: reported by newbusinessage.com and fiscalnepal.com (2025-04-08), not read in the standard.
          en: 'By the standard of 2081 a member’s savings end at 10, 25 or 50 lakh, by the co-operative’s area of work, and the source of more than 10 lakh is declared. Older savings must comply by the end of December 2026. Ask for the list of these members in the demo.',
          ne: '२०८१ को मापदण्डअनुसार सहकारीको कार्यक्षेत्र हेरी एक सदस्यको बचत १०, २५ वा ५० लाखसम्म मात्र राख्न पाइन्छ, र १० लाखभन्दा बढीको स्रोत खुलाउनुपर्छ। पुराना बचत सन् २०२६ डिसेम्बरभित्र सीमामा ल्याउनुपर्छ। यी सदस्यको सूची डेमोमा हेर्नुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'Can a backup be restored?', ne: 'ब्याकअपबाट डाटा फर्काउन मिल्छ?' },
        answer: {
          en: 'The software takes backups on a schedule. A copy on the same computer is lost with it, so ask where the copies lie and who can read them. Have one restored in front of you before you rely on it.',
          ne: 'सफ्टवेयरले समय तालिकाअनुसार ब्याकअप लिन्छ। त्यही कम्प्युटरमा राखेको प्रतिलिपि कम्प्युटरसँगै हराउँछ, त्यसैले प्रतिलिपि कहाँ रहन्छ र कसले हेर्न सक्छ, सोध्नुहोस्। भर पर्नुअघि एक पटक आफ्नै अगाडि डाटा फर्काउन लगाउनुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'Who trains our staff?', ne: 'हाम्रा कर्मचारीलाई तालिम कसले दिन्छ?' },
        answer: {
          en: 'We do. The nearest office arranges it with you. Settle beforehand how many days, where, and who comes, so that somebody at every counter has been there.',
          ne: 'हामी दिन्छौँ। नजिकको कार्यालयले तपाईंसँग सल्लाह गरेर मिलाउँछ। हरेक काउन्टरमा तालिम पाएको कर्मचारी हुने गरी कति दिन, कहाँ र को को आउने, पहिल्यै तय गर्नुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'Who answers the phone?', ne: 'फोन कसले उठाउँछ?' },
        answer: {
          en: 'The office nearest to you; the numbers are on the contact page. Ask for its hours at the end of Ashadh, when every co-operative closes its year.',
          ne: 'तपाईंलाई नजिक पर्ने कार्यालयले उठाउँछ; नम्बर सम्पर्क पृष्ठमा छन्। सबै सहकारीको वार्षिक हिसाब बन्दी हुने असार मसान्तमा फोन कति बजेसम्म उठ्छ, सोध्नुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'What if we part, or you close?', ne: 'छाड्नुपरे वा कम्पनी बन्द भए के हुन्छ?' },
        answer: {
          en: 'Agree before you sign which files you would get, and see one of them open in another program. Ask in writing who else can start your server, and who holds its passwords.',
          ne: 'कुन कुन फाइल पाइन्छ भन्ने कुरा किन्नुअघि नै तय गर्नुहोस्, र तीमध्ये एउटा फाइल अर्को सफ्टवेयरमा खोलेर हेर्नुहोस्। तपाईंको सर्भर अरू कसले चलाउन सक्छ र पासवर्ड कसको हातमा हुन्छ, लिखित रूपमा सोध्नुहोस्।',
          pending: true,
        },
      },
    ],
    sheet: {
      title: { en: 'Questions to ask every vendor', ne: 'हरेक विक्रेतालाई सोध्ने प्रश्न' },
      text: {
        en: 'For the meeting of your board: one A4 sheet, with room for the answers of three vendors.',
        ne: 'सञ्चालक समितिको बैठकका लागि: एउटा ए४ पाना, तीन विक्रेताका जवाफ लेख्ने ठाउँसहित।',
      },
      question: { en: 'Question', ne: 'प्रश्न' },
      vendor: { en: 'Vendor {number}', ne: 'विक्रेता {number}' },
    },
  },
} satisfies BuyingInput
