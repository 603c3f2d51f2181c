import type { EnquiryFormInput } from './schema'

export default {
  fields: {
    name: {
      label: { en: 'Name :' },
      placeholder: { en: 'Enter Your Name' },
      required: { en: '* Name is Required !!' },
      min: 5,
      max: 25,
    },
    coopname: {
      label: { en: 'Cooperative Name:' },
      placeholder: { en: 'Enter Cooperative Name' },
      required: { en: '* Cooperative Name is Required !!' },
      min: 5,
      max: 60,
    },
    contactno: {
      label: { en: 'Mobile NO:' },
      placeholder: { en: 'Enter Mobile Number' },
      required: { en: '* Number Required !!' },
    },
    address: {
      label: { en: 'Address:' },
      placeholder: { en: 'Enter Address' },
      required: { en: '* Address is Required !!' },
      min: 5,
      max: 30,
    },
    email: {
      label: { en: 'Email :' },
      placeholder: { en: 'Enter Your Email' },
      required: { en: '* Email is Required!!' },
    },
    subject: {
      label: { en: 'Subject :' },
      placeholder: { en: 'Enter Your Subject' },
      required: { en: '* Subject is Required !!' },
      min: 5,
      max: 50,
    },
    message: {
      label: { en: 'Message :' },
      placeholder: { en: 'Enter Your Message Here.....' },
      required: { en: '* Message is Required !!' },
      min: 5,
      max: 100,
    },
  },
  messages: {
    tooShort: { en: '* Must have at least {min} Characters !!' },
    tooLong: { en: '* Must be less than {max} Characters !!' },
    invalidNumber: { en: '* Invalid Number !!' },
    invalidEmail: { en: 'Invalid email address' },
  },
  allRequired: { en: 'Please fill in every field.' },
  summary: { en: 'There is a problem' },
  send: { en: 'Send' },
  sending: { en: 'Sending…' },
  slow: { en: 'Still trying: the connection is slow. Please keep this page open.' },
  leave: { en: 'Your message is still being sent. Leave without knowing whether it arrives?' },
  trap: { en: 'Leave this field empty' },
  doubt: {
    en: 'A field that people cannot see was filled in, as programs do. Nothing was sent. If you are a person, please press Send once more.',
  },
  success: {
    titles: {
      dialog: { en: 'Detail Send !' },
      contact: { en: 'Detail Sent !' },
      feedback: { en: 'Feedback Sent !' },
    },
    text: { en: "Thank You, We'll Contact You Shortly !" },
    sent: { en: 'Your message “{subject}” was sent to {company}. Our answer goes to {email} or {contactno}.' },
    close: { en: 'OK' },
  },
  failure: {
    title: { en: 'Your message was not sent' },
    networkTitle: { en: 'The connection failed' },
    unknownTitle: { en: 'We do not know whether your message arrived' },
    reasons: {
      offline: { en: 'There is no internet connection at the moment, so nothing was sent.' },
      network: {
        en: 'No answer came, and your message most likely did not arrive. Check your internet connection and send it again.',
      },
      late: {
        en: 'No answer came in 20 seconds. Your message may have arrived or not. You can ask us on the phone, or send it again.',
      },
      left: {
        en: 'The page was left while your message was being sent. It may have arrived or not. You can ask us on the phone, or send it again.',
      },
      limit: {
        en: 'This browser has tried to send five times in ten minutes, the most this form allows, and this message was not sent. If it is urgent, please call us.',
      },
      refused: {
        en: 'Your message could not be sent from this page. Please call us, or send it as an email.',
      },
      tooLong: { en: 'Your message is too large for the e-mail service. Please shorten it, or send it as an e-mail.' },
      tooMany: { en: 'Many messages reached the e-mail service at once. Please wait a moment and send yours again.' },
      fault: { en: 'The e-mail service had a fault. Please send your message again in a few minutes.' },
      unavailable: {
        en: 'The e-mail service is closed for a moment. Please send your message again in a few minutes.',
      },
      otherFault: { en: 'The e-mail service gave an answer that this page does not understand. Please send it again.' },
    },
    backOnline: { en: 'The connection is back. You can send your message now.' },
    kept: { en: 'What you typed is still in the form.' },
    quote: { en: 'Please quote {code}, {time} (Nepal time).' },
    waitSecond: { en: 'You can send again in {count} second.' },
    waitSeconds: { en: 'You can send again in {count} seconds.' },
    waitMinute: { en: 'You can send again in {count} minute.' },
    waitMinutes: { en: 'You can send again in {count} minutes.' },
    retry: { en: 'Send again' },
    call: { en: 'Call us:' },
    mail: { en: 'Write an e-mail' },
    copy: { en: 'Copy the text' },
    copied: { en: 'Copied' },
    copyByHand: { en: 'The browser does not let this page copy. Here is your text:' },
  },
  withoutScripts: {
    en: 'This form needs JavaScript, and JavaScript is off in this browser. Please call us, or write to us by e-mail.',
  },
  withScriptsMissing: {
    en: 'This page has not loaded in full yet, so nothing was sent. Your message goes as soon as the rest has come. To try at once, press Send again, or reach us directly:',
  },
  dialog: {
    title: { en: 'Contact Us' },
  },
} satisfies EnquiryFormInput
