import type { ContactInput } from './schema'

export default {
  pageName: { en: 'Contact Us', ne: 'सम्पर्क' },
  titleWords: { en: 'offices in five towns of Nepal', ne: 'काठमाडौं, झापा, इटहरी, नेपालगन्ज, इलाम' },
  description: {
    en: 'Head office in Kathmandu; offices in Jhapa, Itahari, Nepalgunj and Illam. Call, write or send an enquiry.',
    ne: 'केन्द्रीय कार्यालय काठमाडौंमा छ। झापा, इटहरी, नेपालगन्ज र इलाममा पनि कार्यालय छन्। फोन गर्नुहोस्, इमेल गर्नुहोस् वा यहीँबाट सन्देश पठाउनुहोस्।',
  },
  heading: { en: 'Contact Us', ne: 'सम्पर्क गर्नुहोस्' },
  intro: {
    en: 'Call us, write to us, or fill in the form.',
    ne: 'फोन गर्नुहोस्, इमेल गर्नुहोस् वा फारम भरेर पठाउनुहोस्।',
  },
  formTitle: { en: 'Send an enquiry', ne: 'सन्देश पठाउनुहोस्' },
  officesTitle: { en: 'Our offices', ne: 'हाम्रा कार्यालय' },
  yourData: {
    title: { en: 'What we do with what you send', ne: 'तपाईंको सन्देश कसरी प्रयोग हुन्छ' },
    rows: [
      {
        name: { en: 'What', ne: 'के के' },
        desc: { en: 'The seven fields of the form, and nothing else.', ne: 'फारमका सात विवरण मात्र, अरू केही होइन।' },
      },
      {
        name: { en: 'What for', ne: 'केका लागि' },
        desc: {
          en: 'To answer you, and to write the quotation you ask for.',
          ne: 'तपाईंलाई जवाफ दिन र माग्नुभएको कोटेसन बनाउन।',
          pending: true,
        },
      },
      {
        name: { en: 'Who carries it', ne: 'कसले पुर्‍याउँछ' },
        desc: {
          en: 'EmailJS, an email service, passes it on to our mailbox.',
          ne: 'EmailJS भन्ने इमेल सेवाले हाम्रो इमेलमा पुर्‍याइदिन्छ।',
          pending: true,
        },
      },
      {
        name: { en: 'In this browser', ne: 'यस ब्राउजरमा' },
        desc: {
          en: 'What you type stays in this browser tab until it is sent or the tab is closed. For ten more minutes the browser keeps a short code made from it, so that nothing is sent twice.',
          ne: 'तपाईंले लेख्नुभएको कुरा नपठाउन्जेल वा ट्याब बन्द नगरुन्जेल त्यही ट्याबमा रहन्छ। एउटै सन्देश दुई पटक नजाओस् भनेर ब्राउजरले त्यसको छोटो संकेत मात्र थप दस मिनेट राख्छ।',
        },
      },
      {
        name: { en: 'To have it removed', ne: 'हटाउनुपरे' },
        desc: {
          en: 'Call or write to us. We delete your message from our mailbox and from EmailJS.',
          ne: 'हामीलाई फोन वा इमेल गर्नुहोस्। तपाईंको सन्देश हाम्रो इमेल र EmailJS दुवैबाट मेटिदिन्छौँ।',
          pending: true,
        },
      },
    ],
  },
} satisfies ContactInput
