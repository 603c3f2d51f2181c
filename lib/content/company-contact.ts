import type { SiteContent } from './gateway'

/** Contact data of the company: `phoneNote` if the number is unconfirmed, `placeholderNote` if number or e-mail is. */
export function companyOf({ site: { name, phones, emails, placeholderNotes } }: Pick<SiteContent, 'site'>) {
  const [phone = '', email = ''] = [phones[0], emails[0]]
  const phoneNote = placeholderNotes[phone]
  return { name, phone, email, phoneNote, placeholderNote: phoneNote ?? placeholderNotes[email] }
}

/** Name, phone and e-mail address of the company. */
export type Company = ReturnType<typeof companyOf>

/** The head office as a row before the branch offices, with the main phone number. */
export const headOfficeOf = (content: SiteContent) => ({
  id: 'head-office',
  place: content.labels.headOffice,
  phone: companyOf(content).phone,
})

/** Formats the phone number for a sentence: no-break spaces and, if the number is unconfirmed, the note in brackets. */
export function phoneInText({ phone, phoneNote }: Company) {
  const number = phone.replaceAll(' ', '\u00A0')
  return phoneNote ? `${number} (${phoneNote})` : number
}
