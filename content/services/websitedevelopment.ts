import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Website Development', ne: 'वेबसाइट निर्माण' },
  titleWords: { en: 'six packages in Nepal', ne: 'सहकारी र व्यवसायका लागि प्याकेज' },
  cardName: { en: 'Website Developments', ne: 'वेबसाइट निर्माण' },
  cardText: {
    en: 'Websites by an IT company in Nepal that also knows co-operatives: six packages, static or dynamic.',
    ne: 'सहकारीको काम पनि बुझेको टोलीले बनाउने वेबसाइट: छ प्रकारका प्याकेज, स्ट्याटिक वा डाइनामिक।',
  },
  description: {
    en: 'Website packages for co-operatives and businesses in Nepal: six, from a five-page static site to a dynamic site with e-commerce.',
    ne: 'सहकारी र व्यवसायका लागि छ थरी वेबसाइट प्याकेज: पाँच पृष्ठको स्ट्याटिकदेखि ई-कमर्स भएको डाइनामिक वेबसाइटसम्म।',
  },
  positioning: { en: 'Six packages, for a website of the size you need.', ne: 'आवश्यकताअनुसार छ प्रकारका वेबसाइट प्याकेज।' },
  intro: {
    en: 'Choose static if the content changes only a few times a year. Choose dynamic if it changes often, or if the site must keep the details of members and orders.',
    ne: 'सामग्री वर्षमा केही पटक मात्र फेरिन्छ भने स्ट्याटिक रोज्नुहोस्। बारम्बार फेरिन्छ वा सदस्य र अर्डरको विवरण राख्नुपर्छ भने डाइनामिक रोज्नुहोस्।',
  },
  points: [],
  screen: 'example-websites',
  packageTable: {
    note: {
      en: 'A static site keeps no data: nobody signs in or buys there. Static Basic is not adapted to phones. Dynamic sites have no set number of pages. If it has no logo and poster design, send us your own.',
      ne: 'स्ट्याटिक वेबसाइटले डाटा राख्दैन। त्यहाँ लगइन गर्न वा किन्न मिल्दैन। स्ट्याटिक बेसिकको ढाँचा फोनमा मिल्दैन। डाइनामिकमा पृष्ठको संख्या तोकिएको छैन। लोगो र पोस्टर समावेश नभएको प्याकेजमा ती तपाईंले दिनुपर्छ।',
      pending: true,
    },
    packages: [
      {
        name: { en: 'Static Basic', ne: 'स्ट्याटिक बेसिक' },
        desc: { en: 'A first website for a small office.', ne: 'सानो कार्यालयको पहिलो वेबसाइट।' },
      },
      {
        name: { en: 'Static Standard', ne: 'स्ट्याटिक स्ट्यान्डर्ड' },
        desc: { en: 'More room, and a layout that fits the phone.', ne: 'अझ धेरै पृष्ठ र फोनमा मिल्ने ढाँचा।' },
      },
      {
        name: { en: 'Static Premium', ne: 'स्ट्याटिक प्रिमियम' },
        desc: {
          en: 'The full static site, prepared for search engines.',
          ne: 'सर्च इन्जिनका लागि पनि तयार पूर्ण स्ट्याटिक वेबसाइट।',
        },
      },
      {
        name: { en: 'Dynamic Basic', ne: 'डाइनामिक बेसिक' },
        desc: {
          en: 'Content from a database, so staff can change it.',
          ne: 'सामग्री डाटाबेसबाट आउँछ, त्यसैले कर्मचारीले फेर्न सक्छन्।',
          pending: true,
        },
      },
      {
        name: { en: 'Dynamic Standard', ne: 'डाइनामिक स्ट्यान्डर्ड' },
        desc: { en: 'Adds registration and login to Dynamic Basic.', ne: 'डाइनामिक बेसिकमा दर्ता र लगइन थपिन्छन्।' },
      },
      {
        name: { en: 'Dynamic Premium', ne: 'डाइनामिक प्रिमियम' },
        desc: {
          en: 'Adds logo and poster design, and selling online.',
          ne: 'लोगो र पोस्टर डिजाइन, अनि अनलाइन बिक्री थपिन्छन्।',
        },
      },
    ],
    rows: [
      {
        name: { en: 'Logo and poster design', ne: 'लोगो र पोस्टर डिजाइन' },
        cells: [true, true, true, false, false, true],
      },
      { name: { en: 'Pages, up to', ne: 'पृष्ठ, बढीमा' }, cells: [5, 10, 15, null, null, null] },
      { name: { en: 'Responsive UI', ne: 'स्क्रिनअनुसार मिल्ने रूप' }, cells: [false, true, true, true, true, true] },
      { name: { en: 'SEO', ne: 'एसईओ' }, cells: [false, false, true, true, true, true] },
      { name: { en: 'Database access', ne: 'डाटाबेस सुविधा' }, cells: [false, false, false, true, true, true] },
      { name: { en: 'Registration and login', ne: 'दर्ता र लगइन' }, cells: [false, false, false, false, true, true] },
      { name: { en: 'E-commerce', ne: 'ई-कमर्स' }, cells: [false, false, false, false, false, true] },
    ],
  },
  questions: [
    {
      question: { en: 'In whose name is the domain?', ne: 'डोमेन कसको नाममा दर्ता हुन्छ?' },
      answer: {
        en: 'Have it registered in the name of your institution, and keep its password yourselves.',
        ne: 'डोमेन आफ्नै संस्थाको नाममा दर्ता गराउनुहोस् र पासवर्ड आफैँ राख्नुहोस्।',
      },
    },
    {
      question: { en: 'Who writes and changes the texts?', ne: 'विवरण कसले लेख्छ, कसले फेर्छ?' },
      answer: {
        en: 'Say which texts and photos you have, and who will add a notice later: you or we.',
        ne: 'कुन कुन विवरण र फोटो तयार छन् अनि पछि सूचना कसले राख्ने (तपाईं कि हामी) भन्ने बताउनुहोस्।',
      },
    },
  ],
  contactTitle: { en: 'Tell us what your website should do', ne: 'तपाईंलाई कस्तो वेबसाइट चाहिन्छ, बताउनुहोस्' },
} satisfies ServiceInput
