import type { CareerInput } from '../schema'

export default {
  pageName: { en: 'Career', ne: 'रोजगारीका अवसर' },
  titleWords: { en: 'software and support jobs in Nepal', ne: 'सफ्टवेयर र प्राविधिक सहायताका जागिर' },
  description: {
    en: 'Work with the co-operatives of Nepal: our current openings, what we ask for, and how to apply by email.',
    ne: 'नेपालका सहकारीसँग काम गर्नुहोस्। हालका रिक्त पद, हामीले खोजेको योग्यता र इमेलबाट आवेदन दिने तरिका यहाँ हेर्नुहोस्।',
  },
  heading: { en: 'Career', ne: 'रोजगारीका अवसर' },
  intro: {
    en: 'We are hiring for support, sales and development.',
    ne: 'हामी प्राविधिक सहायता, बिक्री र सफ्टवेयर निर्माणका लागि कर्मचारी खोज्दै छौँ।',
  },
  postings: [
    {
      id: 'software-distributor-technician',
      title: { en: 'Software Distributor / Technician', ne: 'सफ्टवेयर वितरक / प्राविधिक' },
      summary: {
        en: 'You introduce and install our software in your area. Co-operatives call you first.',
        ne: 'आफ्नो क्षेत्रका सहकारीमा हाम्रो सफ्टवेयर चिनाउने र जडान गर्ने काम तपाईंको हो। सहकारीले पहिलो फोन तपाईंलाई नै गर्छन्।',
        pending: true,
      },
      requirementsTitle: { en: 'What we ask for', ne: 'हामीले खोजेको योग्यता' },
      requirements: [
        { en: 'Bachelor’s degree in computing, management or accounting', ne: 'कम्प्युटर, व्यवस्थापन वा लेखामा स्नातक' },
        { en: 'Two years’ experience in a co-operative preferred', ne: 'सहकारीमा दुई वर्ष काम गरेकालाई प्राथमिकता' },
        { en: 'Resident of the area you will serve', ne: 'सेवा दिने क्षेत्रकै बासिन्दा' },
        { en: 'Own vehicle and licence', ne: 'आफ्नै सवारी साधन र चालक अनुमतिपत्र' },
      ],
    },
    {
      id: 'junior-developer-support-trainer',
      title: {
        en: 'Junior Developer / Technical Support / Trainer',
        ne: 'जुनियर डेभलपर / प्राविधिक सहायता / प्रशिक्षक',
      },
      summary: {
        en: 'You solve users’ problems, train their staff, and help our developers correct errors.',
        ne: 'प्रयोगकर्ताका समस्या समाधान गर्ने, तालिम दिने र त्रुटि सच्याउन डेभलपरलाई सघाउने काम हो।',
        pending: true,
      },
      requirementsTitle: { en: 'What we ask for', ne: 'हामीले खोजेको योग्यता' },
      requirements: [
        { en: 'At least six months’ experience in support', ne: 'प्राविधिक सहायताको काममा कम्तीमा छ महिनाको अनुभव' },
        {
          en: 'Knowledge of SQL Server and of HTML, CSS and JavaScript',
          ne: 'एसक्युएल सर्भर, एचटीएमएल, सीएसएस र जाभास्क्रिप्टको ज्ञान',
        },
        { en: 'Two-wheeler licence', ne: 'दुईपाङ्ग्रे सवारीको चालक अनुमतिपत्र' },
      ],
    },
  ],
  noOpenings: {
    en: 'We have no openings at present. New ones are announced on this page.',
    ne: 'अहिले कुनै पद रिक्त छैन। नयाँ पद खुलेपछि यही पृष्ठमा सूचना दिन्छौँ।',
  },
  applyTitle: { en: 'How to apply', ne: 'आवेदन दिने तरिका' },
  applyText: {
    en: 'Send your CV and a cover letter by email. State your expected salary in the cover letter.',
    ne: 'सीभी र निवेदन इमेलबाट पठाउनुहोस्। निवेदनमा अपेक्षित तलब खुलाउनुहोस्।',
  },
  applyBy: { en: 'Apply by {date}', ne: 'आवेदन दिने अन्तिम मिति: {date}' },
  askFirst: {
    en: 'Please ask us first for the place of work, the last day to apply, and whether we take trainees.',
    ne: 'काम गर्ने ठाउँ, आवेदनको अन्तिम मिति र प्रशिक्षार्थी लिने नलिने कुरा पहिले सोध्नुहोस्।',
    pending: true,
  },
  applyLabel: { en: 'Apply by email', ne: 'इमेलबाट आवेदन दिनुहोस्' },
  applySubject: { en: 'Job application', ne: 'जागिरका लागि आवेदन' },
} satisfies CareerInput
