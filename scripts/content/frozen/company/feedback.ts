import type { FeedbackInput } from '../schema'

export default {
  pageName: { en: 'Feedback' },
  description: { en: 'Tell us what works and what does not. Every message is read.', pending: true },
  heading: { en: 'Feedback' },
  intro: { en: 'Tell us what works and what does not.' },
} satisfies FeedbackInput
