/** Ids of sections, the targets of links to a part of a page. */
export const sectionIds = {
  /** Full lists, on the page About Us. */
  products: 'products',
  services: 'services',
  /** Parts of a product's page; FAQs have `questions` too. */
  features: 'features',
  calculators: 'calculators',
  oldData: 'old-data',
  editions: 'editions',
  comparison: 'comparison',
  questions: 'questions',
  /** What becomes of a visitor's data, on the contact page. */
  yourData: 'your-data',
  /** Sheets to print, on the page Forms. */
  quotation: 'quotation',
  vendorQuestions: 'questions',
} as const
