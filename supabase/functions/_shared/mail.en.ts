import type { MailWords } from './mail-words.ts';

/** The mail to the team about an English request. */
export const mailEn: MailWords = {
  subject: { demo: 'Demo request: {company}', contact: 'Message: {subject} ({company})' },
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
};
