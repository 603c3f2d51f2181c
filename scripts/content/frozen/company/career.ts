import type { CareerInput } from '../schema'

export default {
  pageName: { en: 'Career' },
  description: {
    en: 'Current openings: software distributor and technician; junior developer, technical support and trainer.',
  },
  heading: { en: 'Career' },
  intro: {
    en: 'We have two current openings: one with the co-operatives of your own area, one in support, training and development.',
  },
  postings: [
    {
      id: 'software-distributor-technician',
      title: { en: 'Software Distributor / Technician' },
      summary: {
        en: 'You introduce our software to co-operatives in your area, install it, and are the first person they call.',
      },
      requirementsTitle: { en: 'What we ask for' },
      requirements: [
        { en: 'Bachelor’s degree in computer, management or accounting' },
        { en: 'Two years’ experience in a co-operative preferred' },
        { en: 'Resident of the area you will serve' },
        { en: 'Own vehicle and licence' },
      ],
    },
    {
      id: 'junior-developer-support-trainer',
      title: { en: 'Junior Developer / Technical Support / Trainer' },
      summary: {
        en: 'You solve users’ problems, train their staff, and work on the software that caused the question.',
      },
      requirementsTitle: { en: 'What we ask for' },
      requirements: [
        { en: 'At least six months’ experience in support' },
        { en: 'Knowledge of SQL Server and of HTML, CSS and JavaScript' },
        { en: 'Two-wheeler licence' },
      ],
    },
  ],
  noOpenings: { en: 'We have no openings at present. New ones are announced on this page.' },
  applyTitle: { en: 'How to apply' },
  applyText: {
    en: 'Send your CV and a cover letter by e-mail. State your expected salary in the cover letter.',
  },
  applyLabel: { en: 'Apply by e-mail' },
  applySubject: { en: 'Job application' },
} satisfies CareerInput
