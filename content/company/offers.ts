import type { OffersInput } from '../schema'

export default {
  pageName: { en: 'Offers', ne: 'अफर' },
  titleWords: { en: 'jobs in sales, support, software', ne: 'बिक्री, प्राविधिक सहायता र सफ्टवेयरका रिक्त पद' },
  description: {
    en: 'We are hiring a software distributor and technician, and a junior developer for support and training: what we ask for, and how to apply.',
    ne: 'सहकारी सफ्टवेयर वितरक तथा प्राविधिक र जुनियर डेभलपर खोज्दै छौँ। योग्यता र आवेदन दिने तरिका हेर्नुहोस्।',
    pending: true,
  },
  heading: { en: 'Offers', ne: 'अफर' },
  headline: { en: 'We are hiring', ne: 'कर्मचारी आवश्यकता' },
  alt: { en: 'We are hiring: see the career page', ne: 'कर्मचारी आवश्यकता: रोजगारीका अवसर पृष्ठ हेर्नुहोस्' },
  text: {
    en: 'We are looking for a software distributor and technician, and a junior developer for support and training.',
    ne: 'सफ्टवेयर वितरक तथा प्राविधिक, अनि प्राविधिक सहायता र तालिमका लागि जुनियर डेभलपर खोज्दै छौँ।',
  },
  linkLabel: { en: 'See current vacancies', ne: 'हालका रिक्त पद हेर्नुहोस्' },
  href: '/company/career',
  weave: {
    motif: [
      '2010201020',
      '1000000003',
      '1100000033',
      '2200000032',
      '2200000032',
      '3000000001',
      '3330000111',
      '3333001111',
      '3303221011',
      '3300000011',
      '3330000111',
      '0220000111',
      '0200001111',
      '0200011111',
      '0330000020',
      '1020102010',
    ],
    threads: ['#B4232C', '#E9A227', '#F6EFE0', '#16213A'],
  },
} satisfies OffersInput
