import type { Enquiry } from '@/lib/enquiry/schema'

/** An enquiry that the form takes, for tests and pictures. */
export const sampleEnquiry: Enquiry = {
  name: 'Sita Sharma',
  coopname: 'Himal Saving and Credit',
  contactno: '9841012345',
  address: 'Birtamod, Jhapa',
  email: 'sita@example.com',
  subject: 'Price of Gold Plus',
  message: 'मूल्य कति हो? Please call.',
}
