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
    title: { en: 'Three banking packages side by side', ne: 'तीन बैंकिङ प्याकेजको तुलना' },
    linkLabel: { en: 'Compare Gold Plus, COPONEXT and BANCOS', ne: 'Gold Plus, COPONEXT र BANCOS तुलना गर्नुहोस्' },
    products: ['goldplus', 'coponext', 'bancos'],
    rows: [
      {
        name: { en: 'For whom', ne: 'कसका लागि' },
        cells: [
          { en: 'Savings and credit co-operatives', ne: 'बचत तथा ऋण सहकारी संस्था' },
          { en: 'Co-operatives with several counters and branches', ne: 'धेरै काउन्टर र शाखा भएका सहकारी', pending: true },
          { en: 'Savings and credit co-operatives', ne: 'बचत तथा ऋण सहकारी संस्था', pending: true },
        ],
      },
      {
        name: { en: 'Where it runs', ne: 'कहाँ चल्छ' },
        cells: [
          { en: 'On your own server and network, or in the browser', ne: 'आफ्नै सर्भर र नेटवर्कमा, वा ब्राउजरमा' },
          { en: 'In the browser', ne: 'ब्राउजरमा', pending: true },
          null,
        ],
      },
      {
        name: { en: 'Branches', ne: 'शाखाहरू' },
        cells: [
          { en: 'Inter-branch transactions', ne: 'अन्तर शाखा कारोबार' },
          {
            en: 'Inter-branch transactions, all branches on one set of books',
            ne: 'अन्तर शाखा कारोबार, सबै शाखाको हिसाबकिताब एउटै',
            pending: true,
          },
          { en: 'Inter-branch transactions', ne: 'अन्तर शाखा कारोबार' },
        ],
      },
      {
        name: { en: 'Editions', ne: 'संस्करणहरू' },
        cells: [
          { en: 'Desktop, upgraded and web', ne: 'डेस्कटप, स्तरोन्नत र वेब' },
          { en: 'One, in the browser', ne: 'एउटै, ब्राउजरमा चल्ने', pending: true },
          null,
        ],
      },
      {
        name: { en: 'SMS, mobile banking, collection app', ne: 'एसएमएस, मोबाइल बैंकिङ, संकलन एप' },
        cells: [{ en: 'Yes', ne: 'समावेश छ' }, { en: 'Yes', ne: 'समावेश छ' }, null],
      },
      {
        name: { en: 'Second step at sign-in', ne: 'दुई चरणको लगइन' },
        cells: [{ en: 'In the web edition', ne: 'वेब संस्करणमा' }, { en: 'Yes', ne: 'समावेश छ' }, null],
      },
      {
        name: { en: 'Depreciation', ne: 'ह्रासकट्टी' },
        cells: [{ en: 'Yes', ne: 'समावेश छ' }, { en: 'Yes', ne: 'समावेश छ' }, null],
      },
      {
        name: { en: 'Cheques and certificates', ne: 'चेक र प्रमाणपत्र' },
        cells: [{ en: 'Yes', ne: 'समावेश छ' }, null, { en: 'Yes', ne: 'समावेश छ' }],
      },
      {
        name: { en: 'Listed only for this package', ne: 'यही प्याकेजमा मात्र उल्लेख भएको' },
        cells: [
          { en: 'A desktop edition and an upgraded version', ne: 'डेस्कटप संस्करण र स्तरोन्नत संस्करण' },
          {
            en: 'A record that each backup ran, and roles in which one change applies to everyone who has the role',
            ne: 'ब्याकअप भयो भन्ने अभिलेख रहन्छ। भूमिका एक पटक बदलेपछि त्यस भूमिकाका सबैलाई लागू हुन्छ।',
            pending: true,
          },
          {
            en: 'One record for each member, and a provision journal ready for you to approve',
            ne: 'एक सदस्यको एउटै अभिलेख; नोक्सानी व्यवस्थाको गोश्वारा भौचर तयार हुन्छ, स्वीकृत गरे पुग्छ।',
            pending: true,
          },
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
          en: 'Say what kind of institution you run and what you use today.',
          ne: 'तपाईंको संस्था कस्तो हो र अहिले के चलाउनुहुन्छ, छोटकरीमा लेख्नुहोस्।',
        },
      },
      {
        name: { en: 'Get a quotation', ne: 'कोटेसन लिनुहोस्' },
        desc: { en: 'We base it on what you wrote.', ne: 'तपाईंले लेख्नुभएकै आधारमा कोटेसन पठाउँछौँ।' },
      },
      {
        name: { en: 'See a demo', ne: 'डेमो हेर्नुहोस्' },
        desc: { en: 'We use your own figures.', ne: 'आफ्नै संस्थाको हिसाब राखेर हेर्नुहोस्।', pending: true },
      },
    ],
  },
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
          en: 'Get it in writing: what is moved, who checks the balances, and how long it takes.',
          ne: 'के के सर्छ, मौज्दात कसले जाँच्छ र कति समय लाग्छ भन्ने कुरा लिखित रूपमा लिनुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'What sets the price?', ne: 'मूल्य केमा भर पर्छ?' },
        answer: {
          en: 'The package, the number of branches and the services you choose.',
          ne: 'प्याकेज, शाखाको संख्या र तपाईंले रोज्नुहुने सेवामा भर पर्छ।',
        },
      },
      {
        question: { en: 'Can a backup be restored?', ne: 'ब्याकअपबाट डाटा फर्काउन मिल्छ?' },
        answer: {
          en: 'The software takes backups on a schedule. Have one restored in front of you before you rely on it.',
          ne: 'सफ्टवेयरले समय तालिकाअनुसार ब्याकअप लिन्छ। ब्याकअपमा भर पर्नुअघि एक पटक आफ्नै अगाडि डाटा फर्काउन लगाउनुहोस्।',
          pending: true,
        },
      },
      {
        question: { en: 'Who trains our staff?', ne: 'हाम्रा कर्मचारीलाई तालिम कसले दिन्छ?' },
        answer: {
          en: 'We do. The nearest office arranges it with you.',
          ne: 'हामी दिन्छौँ। नजिकको कार्यालयले तपाईंसँग सल्लाह गरेर मिलाउँछ।',
        },
      },
      {
        question: { en: 'Who answers the phone?', ne: 'फोन कसले उठाउँछ?' },
        answer: {
          en: 'The office nearest to you answers.',
          ne: 'तपाईंलाई नजिक पर्ने कार्यालयले उठाउँछ।',
          pending: true,
        },
      },
      {
        question: { en: 'Can we leave with our data?', ne: 'छाड्नुपरे आफ्नो डाटा लैजान पाइन्छ?' },
        answer: {
          en: 'Before you sign, agree which files you would get, and see one of them open in another program.',
          ne: 'कुन कुन फाइल पाइन्छ भन्ने कुरा किन्नुअघि नै तय गर्नुहोस्, र तीमध्ये एउटा फाइल अर्को सफ्टवेयरमा खोलेर हेर्नुहोस्।',
          pending: true,
        },
      },
    ],
  },
} satisfies BuyingInput
