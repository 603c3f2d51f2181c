import type { FaqsInput } from '../schema'

export default {
  pageName: { en: 'FAQs', ne: 'बारम्बार सोधिने प्रश्न' },
  titleWords: { en: 'price and use of our software', ne: 'सहकारी सफ्टवेयरको मूल्य र प्रयोग' },
  description: {
    en: 'Questions on co-operative software: price, training and reports before you buy; starting, passwords and branches when you use it.',
    ne: 'सहकारी सफ्टवेयरबारे बारम्बार सोधिने प्रश्न र जवाफ: मूल्य, तालिम, प्रतिवेदन, सफ्टवेयर खोल्ने तरिका, पासवर्ड र शाखा।',
  },
  heading: { en: 'Frequently asked questions', ne: 'बारम्बार सोधिने प्रश्न' },
  intro: {
    en: 'For buyers: price, new product, training, reports. For users: start, password, branch.',
    ne: 'किन्न चाहनेका लागि: मूल्य, सफ्टवेयर, तालिम, प्रतिवेदन। प्रयोगकर्ताका लागि: पासवर्ड, शाखा।',
  },
  items: [
    {
      id: 'client-computer',
      question: {
        en: 'The software does not open on our client computer. What should we check?',
        ne: 'क्लाइन्ट कम्प्युटरमा सफ्टवेयर खुलेन, के जाँच्ने?',
      },
      answer: {
        en: 'First check that the server computer is switched on and that the network cable or Wi-Fi is connected. Then look at the server name on the sign-in screen: it must be exactly the name of your server. If both are right and the software still does not open, call the nearest office.',
        ne: 'पहिले सर्भर कम्प्युटर चलेको छ कि छैन, अनि नेटवर्कको तार वा वाइफाइ जोडिएको छ कि छैन, हेर्नुहोस्। त्यसपछि लगइन स्क्रिनमा सर्भरको नाम हेर्नुहोस्। त्यो तपाईंको सर्भरको नामसँग ठ्याक्कै मिल्नुपर्छ। दुवै ठीक हुँदा पनि सफ्टवेयर नखुले नजिकको कार्यालयमा फोन गर्नुहोस्।',
      },
    },
    {
      id: 'forgotten-password',
      question: { en: 'I have forgotten my password.', ne: 'पासवर्ड बिर्सिएँ, के गर्ने?' },
      answer: {
        en: 'For security, passwords are not sent by email or through this website. Contact the nearest office. When we have confirmed who you are, we will help your institution set a new one.',
        ne: 'सुरक्षाका लागि हामी इमेल वा यस वेबसाइटबाट पासवर्ड पठाउँदैनौँ। नजिकको कार्यालयमा सम्पर्क गर्नुहोस्। तपाईं को हुनुहुन्छ भन्ने पुष्टि भएपछि नयाँ पासवर्ड राख्न तपाईंको संस्थालाई सघाउँछौँ।',
        pending: true,
      },
    },
    {
      id: 'price',
      question: { en: 'What does the software cost?', ne: 'सफ्टवेयरको मूल्य कति हो?' },
      answer: {
        en: 'It depends on the package, the number of branches and the services you choose. Fill in the contact form and we will send a quotation, with what you pay once and what each year. After that we arrange a demo.',
        ne: 'प्याकेज, शाखाको संख्या र तपाईंले रोज्नुहुने सेवामा भर पर्छ। सम्पर्क फारम भर्नुहोस्, हामी कोटेसन पठाउँछौँ। त्यसमा एक पटक तिर्ने र हरेक वर्ष तिर्ने रकम छुट्टाछुट्टै हुन्छन्। त्यसपछि डेमो मिलाउँछौँ।',
        pending: true,
      },
      link: {
        label: { en: 'Print the questions to ask every vendor', ne: 'हरेक विक्रेतालाई सोध्ने प्रश्न छाप्नुहोस्' },
        path: '/downloads/forms#questions',
      },
    },
    {
      id: 'new-banking-product',
      question: { en: 'Do you have a new banking product?', ne: 'नयाँ बैंकिङ सफ्टवेयर छ?' },
      answer: {
        en: 'One is being tested and is not yet on sale. We offer only what you can buy now, and tell you how you could change over later. Send us your details through the contact form and we will tell you when it is ready.',
        ne: 'नयाँ सफ्टवेयर परीक्षणमा छ, अहिले बिक्रीमा छैन। हामी अहिले किन्न पाइने सफ्टवेयर मात्र दिन्छौँ र पछि नयाँमा कसरी सर्न सकिन्छ भन्ने पनि बताउँछौँ। सम्पर्क फारमबाट आफ्नो विवरण पठाउनुहोस्, तयार भएपछि हामी खबर गर्छौँ।',
        pending: true,
      },
    },
    {
      id: 'branch',
      question: { en: 'A branch cannot open the software. Why?', ne: 'शाखामा सफ्टवेयर किन खुलेन?' },
      answer: {
        en: 'Branches reach the data through the server, and the server needs internet. Check the connection at the server’s office first, then at the branch.',
        ne: 'शाखा (सेवा केन्द्र) मा डाटा सर्भरबाट आउँछ र सर्भरलाई इन्टरनेट चाहिन्छ। पहिले सर्भर भएको कार्यालयको, अनि शाखाको इन्टरनेट जाँच्नुहोस्।',
      },
    },
    {
      id: 'training',
      question: { en: 'Do you train our staff?', ne: 'कर्मचारीलाई तालिम दिनुहुन्छ?' },
      answer: {
        en: 'Yes. Contact the nearest office and we will arrange training.',
        ne: 'दिन्छौँ। नजिकको कार्यालयमा सम्पर्क गर्नुहोस्, हामी तालिम मिलाउँछौँ।',
      },
    },
    {
      id: 'attendance',
      question: { en: 'Is there an attendance system?', ne: 'हाजिरी प्रणाली छ?' },
      answer: {
        en: 'Not for staff at present. At centre meetings MiCOS notes who was present.',
        ne: 'कर्मचारीका लागि अहिले छैन। केन्द्र बैठकको हाजिरी भने MiCOS मा राखिन्छ।',
        pending: true,
      },
      link: {
        label: { en: 'See the meeting sheet of MiCOS', ne: 'MiCOS को बैठक संकलन विवरण हेर्नुहोस्' },
        path: '/products/micos#microfinance-practices',
      },
    },
    {
      id: 'reports',
      question: {
        en: 'Are reports available in Nepali, and which reports are included?',
        ne: 'प्रतिवेदन नेपालीमा पाइन्छ? कुन कुन प्रतिवेदन छन्?',
      },
      answer: {
        en: 'Yes. Reports are in Nepali and English. They include the day book, ledgers and statements, and reports for NRB, COPOMIS, GoAML, PEARLS and MIS.',
        ne: 'पाइन्छ। प्रतिवेदन नेपाली र अंग्रेजी दुवैमा निस्कन्छन्। डे बुक (दैनिक हिसाब), लेजर र विवरणका साथै नेपाल राष्ट्र बैंक, कोपोमिस, गोएएमएल, पर्ल्स र एमआईएसका प्रतिवेदन पनि हुन्छन्।',
        pending: true,
      },
      link: {
        label: { en: 'What each report is for', ne: 'कुन प्रतिवेदन केका लागि' },
        path: '/products/bancos#reports-for-regulators-and-the-board',
      },
    },
  ],
  officesTitle: { en: 'Not solved? Call the nearest office', ne: 'समाधान भएन? नजिकको कार्यालयमा फोन गर्नुहोस्' },
} satisfies FaqsInput
