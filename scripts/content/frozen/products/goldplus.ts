import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'Gold Plus', ne: 'Gold Plus' },
  heading: { en: 'Cooperator Gold Plus', ne: 'Cooperator Gold Plus' },
  cardName: { en: 'Cooperator Gold plus', ne: 'Cooperator Gold plus' },
  cardText: { en: 'Deposits, loans and charkhata accounts in one system.', ne: 'बचत, ऋण र चारखाता लेखा, एउटै प्रणालीमा।' },
  description: {
    en: 'Gold Plus keeps a savings and credit co-operative’s deposits, loans, collection and charkhata accounts in one system, in the Nepali calendar.', ne: 'Gold Plus मा बचत तथा ऋण सहकारी संस्थाको बचत, ऋण, संकलन र चारखाता लेखा एउटै प्रणालीमा, नेपाली मितिमै रहन्छ।',
  },
  audience: { en: 'For savings and credit co-operatives', ne: 'बचत तथा ऋण सहकारी संस्थाका लागि' },
  need: { en: 'We have one counter and our own server', ne: 'हाम्रो एउटै काउन्टर र आफ्नै सर्भर छ' },
  line: { en: 'Deposits, loans and charkhata accounts for savings and credit co-operatives, in the Nepali calendar.', ne: 'बचत तथा ऋण सहकारी संस्थाका लागि नेपाली मितिमा चल्ने बचत, ऋण र चारखाता लेखा प्रणाली।' },
  intro: {
    en: 'Gold Plus runs the working day of a savings and credit co-operative: shares, deposits, loans, the daily collection and the accounts behind them. A transaction entered at the counter goes to its charkhata head at once, so the day book and the trial balance are ready when the cash is counted. It is in use as the established desktop edition, as an upgraded version, and as a web edition.', ne: 'Gold Plus ले बचत तथा ऋण सहकारीको दिनभरिको काम चलाउँछ: शेयर, बचत, ऋण, दैनिक संकलन र तिनको हिसाब। काउन्टरको प्रविष्टि तुरुन्तै चारखाताको शीर्षकमा पुग्छ, त्यसैले नगद गनिँदा दैनिक बही र सन्तुलन परीक्षण तयार हुन्छ। डेस्कटप, स्तरोन्नत र वेब संस्करण चल्तीमा छन्।',
  },
  featuresNote: { en: 'Fourteen parts, one set of books.', ne: 'चौध भाग, एउटै हिसाबकिताब।' },
  features: [
    {
      name: { en: 'Charkhata accounting', ne: 'चारखाता लेखा' },
      id: 'charkhata-accounting',
      desc: {
        en: 'Books are kept under the four main accounts that co-operatives in Nepal use: liabilities, assets, expenses and income. Each head carries its account number, from share capital to income, so your auditor finds the ledger where it is expected.', ne: 'हिसाब नेपालका सहकारीले चलाउने चार मुख्य खातामा रहन्छ: दायित्व, सम्पत्ति, खर्च र आम्दानी। हरेक शीर्षकको आफ्नै नम्बर हुन्छ, त्यसैले लेखापरीक्षकले खाता ठीक ठाउँमा भेट्छन्।',
      },
    },
    {
      name: { en: 'Nepali calendar and fiscal years', ne: 'नेपाली पात्रो र आर्थिक वर्ष' },
      id: 'nepali-calendar-and-fiscal-years',
      desc: {
        en: 'Dates are entered and printed in Bikram Sambat, with months of up to 32 days. The year opens on 1 Shrawan and closes at the end of Ashadh, and earlier years stay open for reading.', ne: 'मिति विक्रम संवत् अनुसार लेखिन्छ र छापिन्छ; महिना ३२ दिनसम्मको हुन्छ। आर्थिक वर्ष साउन १ गते खुल्छ र असार मसान्तमा बन्द हुन्छ। अघिल्ला वर्षका हिसाब पनि खोलेर हेर्न मिल्छ।',
      },
    },
    {
      name: { en: 'Deposit interest', ne: 'बचत ब्याज गणना' },
      id: 'deposit-interest',
      desc: {
        en: 'Seven methods: daily balance, daily minimum, weekly minimum, monthly minimum, month end balance, half-yearly minimum and fixed. Each scheme uses its own method and rate.', ne: 'सात विधि: दैनिक मौज्दात, दैनिक न्यूनतम, साप्ताहिक न्यूनतम, मासिक न्यूनतम, मासान्त मौज्दात, अर्धवार्षिक न्यूनतम र मुद्दती। हरेक योजनाको आफ्नै विधि र दर हुन्छ।',
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
      name: { en: 'Loan dues and penalties', ne: 'ऋण बक्यौता र हर्जाना' },
      id: 'loan-dues-and-penalties',
      desc: {
        en: 'Penalty can be charged on the instalment due, the interest due or the total due. Members with overdue instalments are listed with days and amount.', ne: 'हर्जाना बाँकी किस्ता, बाँकी ब्याज वा कुल बाँकीमा लगाउन मिल्छ। किस्ताको भाका नाघेका सदस्यको सूची दिन र रकमसहित देखिन्छ।',
        pending: true,
      },
      lists: [
        {
          title: { en: 'Penalty on', ne: 'हर्जाना लाग्ने रकम' },
          items: [{ en: 'installment due', ne: 'बाँकी किस्ता' }, { en: 'interest due', ne: 'बाँकी ब्याज' }, { en: 'total due', ne: 'कुल बाँकी' }],
        },
      ],
    },
  ],
  editions: [
    {
      name: { en: 'Desktop edition', ne: 'डेस्कटप संस्करण' },
      desc: { en: 'For offices that run on their own server and network.', ne: 'आफ्नै सर्भर र नेटवर्कमा चल्ने कार्यालयका लागि।' },
    },
    {
      name: { en: 'Upgraded version', ne: 'स्तरोन्नत संस्करण' },
      desc: {
        en: 'For existing users who want the new screens and reports on the books they already keep.', ne: 'आफ्नै हिसाबमा नयाँ स्क्रिन र प्रतिवेदन चाहने हालका प्रयोगकर्ताका लागि।',
        pending: true,
      },
    },
    {
      name: { en: 'Web edition', ne: 'वेब संस्करण' },
      desc: { en: 'For use in the browser, with role-based access control and multi-factor authentication.', ne: 'ब्राउजरमा चलाउनका लागि, भूमिकाअनुसारको पहुँच र दोहोरो प्रमाणीकरणसहित।' },
    },
  ],
  screen: 'daily-collection',
  closing: { en: 'See Gold Plus with your own deposit schemes', ne: 'आफ्नै बचत योजनामा Gold Plus चलेको हेर्नुहोस्' },
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
