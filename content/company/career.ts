import type { CareerInput } from '../schema'

export default {
  pageName: { en: 'Career' },
  description: {
    en: 'Work with the co-operatives of Nepal: our current openings, what we ask for, and how to apply by email.',
  },
  heading: { en: 'Career' },
  intro: {
    en: 'We hire in support, sales and development.',
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
    en: 'Send your CV and a cover letter by email. State your expected salary in the cover letter.',
  },
  applyLabel: { en: 'Apply by email' },
  applySubject: { en: 'Job application' },
} satisfies CareerInput
