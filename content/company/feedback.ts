import type { FeedbackInput } from '../schema'

export default {
  pageName: { en: 'Feedback', ne: 'प्रतिक्रिया' },
  titleWords: { en: 'about our co-operative software', ne: 'सहकारी सफ्टवेयरबारे सुझाव' },
  description: {
    en: 'Tell us what works and what does not in your co-operative software. Every message is read.',
    ne: 'सहकारी सफ्टवेयरमा के राम्रो छ र के सुधार्नुपर्छ, हामीलाई बताउनुहोस्। तपाईंको हरेक सन्देश हामी पढ्छौँ।',
    pending: true,
  },
  heading: { en: 'Feedback', ne: 'प्रतिक्रिया' },
  intro: { en: 'Tell us what works and what does not.', ne: 'के राम्रो छ र के सुधार्नुपर्छ, हामीलाई बताउनुहोस्।' },
  messageHint: {
    en: 'Like “The reports open slowly.” The rest by phone.',
    ne: 'जस्तै “प्रतिवेदन ढिलो खुल्छ।” बाँकी कुरा फोनमा गरौँला।',
  },
} satisfies FeedbackInput
