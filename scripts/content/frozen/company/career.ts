import type { CareerInput } from '../schema'

export default {
  pageName: { en: 'Career', ne: 'रोजगारीका अवसर' },
  description: {
    en: 'Current openings: software distributor and technician; junior developer, technical support and trainer.', ne: 'हालका रिक्त पद: सफ्टवेयर वितरक र प्राविधिक; कनिष्ठ विकासकर्ता, प्राविधिक सहायता र प्रशिक्षक।',
  },
  heading: { en: 'Career', ne: 'रोजगारीका अवसर' },
  intro: {
    en: 'We have two current openings: one with the co-operatives of your own area, one in support, training and development.', ne: 'अहिले दुई पद खुला छन्: एउटा आफ्नै क्षेत्रका सहकारीसँग, अर्को सहायता, तालिम र विकासमा।',
  },
  postings: [
    {
      id: 'software-distributor-technician',
      title: { en: 'Software Distributor / Technician', ne: 'सफ्टवेयर वितरक / प्राविधिक' },
      summary: {
        en: 'You introduce our software to co-operatives in your area, install it, and are the first person they call.', ne: 'तपाईं आफ्नो क्षेत्रका सहकारीलाई हाम्रो सफ्टवेयर चिनाउनुहुन्छ, जडान गर्नुहुन्छ, र केही पर्दा उनीहरूले पहिलो फोन तपाईंलाई नै गर्छन्।',
      },
      requirementsTitle: { en: 'What we ask for', ne: 'हामीले खोजेको योग्यता' },
      requirements: [
        { en: 'Bachelor’s degree in computer, management or accounting', ne: 'कम्प्युटर, व्यवस्थापन वा लेखामा स्नातक' },
        { en: 'Two years’ experience in a co-operative preferred', ne: 'सहकारीमा दुई वर्ष काम गरेकालाई प्राथमिकता' },
        { en: 'Resident of the area you will serve', ne: 'सेवा दिने क्षेत्रकै बासिन्दा' },
        { en: 'Own vehicle and licence', ne: 'आफ्नै सवारी साधन र चालक अनुमतिपत्र' },
      ],
    },
    {
      id: 'junior-developer-support-trainer',
      title: { en: 'Junior Developer / Technical Support / Trainer', ne: 'कनिष्ठ विकासकर्ता / प्राविधिक सहायता / प्रशिक्षक' },
      summary: {
        en: 'You solve users’ problems, train their staff, and work on the software that caused the question.', ne: 'तपाईं प्रयोगकर्ताका समस्या सुल्झाउनुहुन्छ, उनीहरूका कर्मचारीलाई तालिम दिनुहुन्छ, र जुन सफ्टवेयरबाट प्रश्न उठ्यो, त्यसैमा काम गर्नुहुन्छ।',
      },
      requirementsTitle: { en: 'What we ask for', ne: 'हामीले खोजेको योग्यता' },
      requirements: [
        { en: 'At least six months’ experience in support', ne: 'प्राविधिक सहायताको काममा कम्तीमा छ महिनाको अनुभव' },
        { en: 'Knowledge of SQL Server and of HTML, CSS and JavaScript', ne: 'एसक्यूएल सर्भर, HTML, CSS र जाभास्क्रिप्टको ज्ञान' },
        { en: 'Two-wheeler licence', ne: 'दुईपाङ्ग्रे सवारीको चालक अनुमतिपत्र' },
      ],
    },
  ],
  noOpenings: { en: 'We have no openings at present. New ones are announced on this page.', ne: 'अहिले कुनै पद रिक्त छैन। नयाँ पद खुलेपछि यही पृष्ठमा सूचना दिन्छौं।' },
  applyTitle: { en: 'How to apply', ne: 'आवेदन दिने तरिका' },
  applyText: {
    en: 'Send your CV and a cover letter by e-mail. State your expected salary in the cover letter.', ne: 'सीभी र निवेदन इमेलबाट पठाउनुहोस्। निवेदनमा अपेक्षित तलब खुलाउनुहोस्।',
  },
  applyLabel: { en: 'Apply by e-mail', ne: 'इमेलबाट आवेदन दिनुहोस्' },
  applySubject: { en: 'Job application', ne: 'जागिरका लागि आवेदन' },
} satisfies CareerInput
