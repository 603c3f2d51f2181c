import type { EnquiryFormInput } from './schema'

export default {
  fields: {
    name: {
      label: { en: 'Name :', ne: 'नाम :' },
      placeholder: { en: 'Enter Your Name', ne: 'आफ्नो नाम लेख्नुहोस्' },
      hint: { en: 'First name and surname', ne: 'नाम र थर दुवै लेख्नुहोस्' },
      required: { en: '* Name is Required !!', ne: '* नाम अनिवार्य छ !!' },
      min: 5,
      max: 25,
    },
    coopname: {
      label: { en: 'Cooperative Name:', ne: 'सहकारीको नाम :' },
      placeholder: { en: 'Enter Cooperative Name', ne: 'सहकारीको नाम लेख्नुहोस्' },
      hint: { en: 'Your co-operative, company or shop', ne: 'सहकारी, कम्पनी वा पसलको नाम' },
      required: { en: '* Cooperative Name is Required !!', ne: '* सहकारीको नाम अनिवार्य छ !!' },
      min: 5,
      max: 60,
    },
    contactno: {
      label: { en: 'Mobile NO:', ne: 'मोबाइल नम्बर :' },
      placeholder: { en: 'Enter Mobile Number', ne: 'मोबाइल नम्बर लेख्नुहोस्' },
      hint: { en: 'Ten-digit mobile; others in the message', ne: 'मोबाइलका १० अंक, अरू नम्बर सन्देशमा लेख्नुहोस्' },
      required: { en: '* Number Required !!', ne: '* मोबाइल नम्बर अनिवार्य छ !!' },
    },
    address: {
      label: { en: 'Address:', ne: 'ठेगाना :' },
      placeholder: { en: 'Enter Address', ne: 'ठेगाना लेख्नुहोस्' },
      hint: { en: 'Town and district, like Birtamod, Jhapa', ne: 'पालिका र जिल्ला, जस्तै बिर्तामोड, झापा' },
      required: { en: '* Address is Required !!', ne: '* ठेगाना अनिवार्य छ !!' },
      min: 5,
      max: 30,
    },
    email: {
      label: { en: 'Email :', ne: 'इमेल :' },
      placeholder: { en: 'Enter Your Email', ne: 'आफ्नो इमेल लेख्नुहोस्' },
      hint: { en: 'No email? Call {phone}', ne: 'इमेल नभए फोन {phone}' },
      required: { en: '* Email is Required!!', ne: '* इमेल अनिवार्य छ !!' },
    },
    subject: {
      label: { en: 'Subject :', ne: 'विषय :' },
      placeholder: { en: 'Enter Your Subject', ne: 'विषय लेख्नुहोस्' },
      hint: { en: 'What it is about, like “Nepali reports”', ne: 'केका बारेमा हो, जस्तै “नेपाली प्रतिवेदन”' },
      required: { en: '* Subject is Required !!', ne: '* विषय अनिवार्य छ !!' },
      min: 5,
      max: 50,
    },
    message: {
      label: { en: 'Message :', ne: 'सन्देश :' },
      placeholder: { en: 'Enter Your Message Here.....', ne: 'आफ्नो सन्देश यहाँ लेख्नुहोस्.....' },
      hint: {
        en: 'Like “Price for 3 branches, with SMS?” The rest by phone.',
        ne: 'जस्तै “एसएमएससहित ३ शाखाको मूल्य?” बाँकी कुरा फोनमा गरौँला।',
      },
      required: { en: '* Message is Required !!', ne: '* सन्देश अनिवार्य छ !!' },
      min: 5,
      max: 100,
    },
  },
  minDevanagari: 3,
  messages: {
    tooShort: { en: '* Must have at least {min} Characters !!', ne: '* कम्तीमा {min} अक्षर हुनुपर्छ !!' },
    tooLong: { en: '* Must be less than {max} Characters !!', ne: '* {max} अक्षरभन्दा बढी हुनु हुँदैन !!' },
    invalidNumber: { en: '* Invalid Number !!', ne: '* नम्बर मिलेन !!' },
    invalidEmail: { en: 'Invalid email address', ne: '* इमेल ठेगाना मिलेन' },
  },
  allRequired: { en: 'Please fill in every field.', ne: 'सबै विवरण भर्नुहोस्।' },
  didYouMean: { en: 'Did you mean {domain}?', ne: '{domain} हो?' },
  count: { en: '{count} characters ({max} at most)', ne: '{count} अक्षर (बढीमा {max})' },
  summary: { en: 'There is a problem', ne: 'केही विवरण सच्याउनुपर्छ' },
  send: { en: 'Send', ne: 'पठाउनुहोस्' },
  sending: { en: 'Sending…', ne: 'पठाउँदै…' },
  slow: {
    en: 'Still trying: the connection is slow. Please keep this page open.',
    ne: 'अझै पठाउँदै छौँ, इन्टरनेट ढिलो छ। यो पृष्ठ खुलै राख्नुहोस्।',
  },
  leave: {
    en: 'Your message is still being sent. Leave without knowing whether it arrives?',
    ne: 'तपाईंको सन्देश अझै पठाउँदै छौँ। पुग्यो कि पुगेन भन्ने थाहा नपाई पृष्ठ छाड्नुहुन्छ?',
  },
  honeypot: { en: 'Leave this field empty', ne: 'यो ठाउँ खाली छाड्नुहोस्' },
  suspected: {
    en: 'We took this for spam and did not send it. If you wrote it, press Send again.',
    ne: 'हामीले यसलाई स्प्याम ठानेर पठाएनौँ। तपाईंले नै लेख्नुभएको हो भने “पठाउनुहोस्” फेरि थिच्नुहोस्।',
  },
  success: {
    titles: {
      dialog: { en: 'Detail Send !', ne: 'विवरण पठाइयो !' },
      contact: { en: 'Detail Sent !', ne: 'विवरण पठाइयो !' },
      feedback: { en: 'Feedback Sent !', ne: 'प्रतिक्रिया पठाइयो !' },
    },
    text: { en: "Thank You, We'll Contact You Shortly !", ne: 'धन्यवाद, हामी तपाईंसँग छिट्टै सम्पर्क गर्नेछौँ !' },
    sent: {
      en: 'Your message “{subject}” was sent to {company}. Our answer goes to {email} or {contactno}.',
      ne: 'तपाईंको सन्देश “{subject}” {company} लाई पठाइयो। हाम्रो जवाफ {email} वा {contactno} मा आउँछ।',
    },
    close: { en: 'OK', ne: 'ठीक छ' },
  },
  failure: {
    title: { en: 'Your message was not sent', ne: 'तपाईंको सन्देश पठाउन सकिएन' },
    networkTitle: { en: 'The connection failed', ne: 'इन्टरनेट जोडिएन' },
    unknownTitle: { en: 'We do not know whether your message arrived', ne: 'सन्देश पुग्यो कि पुगेन भन्ने थाहा भएन' },
    reasons: {
      offline: {
        en: 'There seems to be no internet connection, and your message most likely did not leave.',
        ne: 'अहिले इन्टरनेट छैन जस्तो छ, सम्भवतः तपाईंको सन्देश गएन।',
      },
      network: {
        en: 'No answer came, and your message most likely did not arrive. Check your internet connection and send it again.',
        ne: 'जवाफ आएन, सम्भवतः तपाईंको सन्देश पुगेन। इन्टरनेट जाँचेर फेरि पठाउनुहोस्।',
      },
      late: {
        en: 'No answer came within 20 seconds. Your message may or may not have arrived. You can ask us by phone, or send it again.',
        ne: '२० सेकेन्डसम्म जवाफ आएन। सन्देश पुगेको पनि हुन सक्छ, नपुगेको पनि। फोन गरेर सोध्नुहोस् वा फेरि पठाउनुहोस्।',
      },
      left: {
        en: 'The page was left while your message was being sent. It may or may not have arrived. You can ask us by phone, or send it again.',
        ne: 'सन्देश पठाउँदापठाउँदै पृष्ठ छाडियो। सन्देश पुगेको पनि हुन सक्छ, नपुगेको पनि। फोन गरेर सोध्नुहोस् वा फेरि पठाउनुहोस्।',
      },
      gateway: {
        en: 'The email service did not answer for itself. Your message may or may not have arrived. You can ask us by phone, or send it again.',
        ne: 'जवाफ इमेल सेवाबाट होइन, बीचको सर्भरबाट आयो। सन्देश पुगेको पनि हुन सक्छ, नपुगेको पनि। फोन गरेर सोध्नुहोस् वा फेरि पठाउनुहोस्।',
      },
      refused: {
        en: 'Your message could not be sent from this page. Please call us, or send it as an email.',
        ne: 'यस पृष्ठबाट तपाईंको सन्देश पठाउन सकिएन। हामीलाई फोन गर्नुहोस् वा इमेलबाट पठाउनुहोस्।',
      },
      tooLong: {
        en: 'Your message is too long for the email service. Please shorten it, or send it as an email.',
        ne: 'इमेल सेवाका लागि तपाईंको सन्देश धेरै लामो भयो। छोटो पार्नुहोस् वा इमेलबाट पठाउनुहोस्।',
      },
      tooMany: {
        en: 'Many messages reached the email service at once. Please wait a moment and send yours again.',
        ne: 'इमेल सेवामा एकै पटक धेरै सन्देश आए। एकछिन पर्खेर फेरि पठाउनुहोस्।',
      },
      fault: {
        en: 'The email service had a fault. Please send your message again in a few minutes.',
        ne: 'इमेल सेवामा गडबडी भयो। केही मिनेटपछि सन्देश फेरि पठाउनुहोस्।',
      },
      unavailable: {
        en: 'The email service is not available at the moment. Please send your message again in a few minutes.',
        ne: 'इमेल सेवा अहिले चलेको छैन। केही मिनेटपछि सन्देश फेरि पठाउनुहोस्।',
      },
      otherFault: {
        en: 'The email service gave an answer that this page does not understand. Please send it again.',
        ne: 'इमेल सेवाबाट बुझ्न नसकिने जवाफ आयो। सन्देश फेरि पठाउनुहोस्।',
      },
    },
    backOnline: {
      en: 'The connection is back. You can send your message now.',
      ne: 'इन्टरनेट फेरि आयो। अब सन्देश पठाउन सक्नुहुन्छ।',
    },
    kept: { en: 'What you typed is still in the form.', ne: 'तपाईंले लेख्नुभएको कुरा फारममै छ।' },
    quote: {
      en: 'On the phone, please quote {code}, {time} (Nepal time).',
      ne: 'फोनमा यो बताउनुहोस्: {code}, {time} (नेपालको समय)।',
    },
    waitSecond: { en: 'You can send again in {count} second.', ne: '{count} सेकेन्डपछि फेरि पठाउन सक्नुहुन्छ।' },
    waitSeconds: { en: 'You can send again in {count} seconds.', ne: '{count} सेकेन्डपछि फेरि पठाउन सक्नुहुन्छ।' },
    retry: { en: 'Send again', ne: 'फेरि पठाउनुहोस्' },
    call: { en: 'Call us:', ne: 'हामीलाई फोन गर्नुहोस्:' },
    mail: { en: 'Write an email', ne: 'इमेल गर्नुहोस्' },
    mailTooLong: {
      en: 'Too long for the email link: it has the subject only. Copy the text into it.',
      ne: 'इमेलको लिङ्कमा सबै अटेन, विषय मात्र छ। विवरण कपी गरेर इमेलमा टाँस्नुहोस्।',
    },
    copy: { en: 'Copy the text', ne: 'विवरण कपी गर्नुहोस्' },
    copyThis: { en: 'Copy', ne: 'कपी गर्नुहोस्' },
    copied: { en: 'Copied', ne: 'कपी भयो' },
    copyByHand: {
      en: 'The browser does not let this page copy. Here is your text:',
      ne: 'ब्राउजरले कपी गर्न दिएन। यहाँबाट आफैँ कपी गर्नुहोस्:',
    },
  },
  yourData: {
    short: {
      en: 'It reaches us through EmailJS; we use it only to answer and quote.',
      ne: 'सन्देश EmailJS मार्फत आउँछ र जवाफ वा कोटेसन दिन मात्र प्रयोग हुन्छ।',
      pending: true,
    },
    label: { en: 'Your data', ne: 'तपाईंको विवरण' },
    href: '/contactus#your-data',
  },
  withoutScripts: {
    en: 'This form needs JavaScript, and JavaScript is off in this browser. Please call us, or write to us by email.',
    ne: 'यो फारम जाभास्क्रिप्टबाट चल्छ, तर यस ब्राउजरमा जाभास्क्रिप्ट बन्द छ। हामीलाई फोन वा इमेल गर्नुहोस्।',
  },
  withScriptsMissing: {
    en: 'This page has not loaded in full yet, so nothing was sent. Your message will go as soon as it has. To try at once, press Send again, or reach us directly:',
    ne: 'यो पृष्ठ पूरै खुलिसकेको छैन, त्यसैले सन्देश गएको छैन। बाँकी भाग आउनेबित्तिकै सन्देश जान्छ। अहिले नै पठाउन “पठाउनुहोस्” फेरि थिच्नुहोस् वा हामीसँग सिधै सम्पर्क गर्नुहोस्:',
  },
  dialog: {
    title: { en: 'Contact Us', ne: 'सम्पर्क गर्नुहोस्' },
  },
} satisfies EnquiryFormInput
