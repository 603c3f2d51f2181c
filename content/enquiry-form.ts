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
  send: { en: 'Send' },
  sending: { en: 'Sending…' },
  success: {
    titles: {
      dialog: { en: 'Detail Send !' },
      contact: { en: 'Detail Sent !' },
      feedback: { en: 'Feedback Sent !' },
    },
    text: { en: "Thank You, We'll Contact You Shortly !" },
    close: { en: 'OK' },
  },
  failure: {
    title: { en: 'There was a problem sending your message' },
    refused: {
      en: 'The message could not be sent. What you typed is still in the form. Please try again or call us.',
    },
    unreachable: {
      en: 'The connection failed, and your message was most likely not sent. What you typed is still in the form. Please check your internet connection and send it again, or call us.',
    },
    unsure: {
      en: 'No answer came in time, so we do not know whether your message arrived. What you typed is still in the form. Please call us, or send it again.',
    },
    notConfigured: {
      en: 'This site cannot send messages at the moment. What you typed is still in the form. Please call us or write an e-mail.',
    },
    retry: { en: 'Send again' },
    call: { en: 'Call us:' },
  },
  withoutScripts: {
    en: 'This form needs JavaScript, and JavaScript is off in this browser. Please call us, or write to us by e-mail.',
  },
  dialog: {
    title: { en: 'Contact Us' },
  },
} satisfies EnquiryFormInput
