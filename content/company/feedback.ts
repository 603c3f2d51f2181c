import type { FeedbackInput } from '../schema'

export default {
  pageName: { en: 'Feedback', ne: 'प्रतिक्रिया' },
  description: {
    en: 'Tell us what works and what does not. Every message is read.',
    ne: 'के राम्ररी चलेको छ र के मिलेको छैन, हामीलाई भन्नुहोस्। तपाईंको हरेक सन्देश हामी पढ्छौँ।',
    pending: true,
  },
  heading: { en: 'Feedback', ne: 'प्रतिक्रिया' },
  intro: { en: 'Tell us what works and what does not.', ne: 'के राम्ररी चलेको छ र के मिलेको छैन, हामीलाई भन्नुहोस्।' },
} satisfies FeedbackInput
