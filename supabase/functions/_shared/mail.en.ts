import type { MailWords } from './mail-words.ts';

/** The mails about an English request: to the team, and the confirmation to the person. */
export const mailEn: MailWords = {
  subject: { demo: 'Demo request: {company}', contact: 'Message: {subject} ({company})' },
  quick: '[quick]',
  intro: {
    demo: 'A demo request came in through the site. A reply is promised within 24 hours.',
    contact: 'A message came in through the contact form of the site.',
  },
  reply: 'A reply to this message goes straight to the person.',
  received: 'Received on',
  reference: 'Reference',
  yes: 'yes',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    sector: 'Sector',
    companySize: 'Company size',
    jobFunction: 'Job function',
    objective: 'Main objective',
    deadline: 'Deadline',
    subject: 'Subject',
    message: 'Message',
    newsletter: 'Newsletter',
    consent: 'GDPR consent',
  },
  choices: {
    lawyers: 'Lawyers',
    accountants: 'Chartered accountants',
    notaries: 'Notaries',
    'real-estate': 'Real estate',
    'art-dealers': 'Art dealers',
    domiciliation: 'Domiciliation companies',
    other: 'Other',
  },
  confirmation: {
    subject: {
      demo: 'Your demo request has arrived',
      contact: 'Your message has arrived',
    },
    received: {
      demo: 'On {date} we received a demo request sent with this address.',
      contact: 'On {date} we received a message sent with this address through the contact form.',
    },
    next: {
      demo: 'We will reply within 24 hours to arrange a personalised 45-minute demo.',
      contact: 'Someone in our team will read it and reply.',
    },
    newsletter:
      'The newsletter box was ticked. To confirm the subscription, open {link} and press the button (code: {code}). Without confirmation nothing will be sent to you.',
    erase:
      'If that request did not come from you, or if you want your data erased, simply reply to this message.',
  },
};
