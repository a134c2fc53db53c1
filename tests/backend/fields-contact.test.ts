import { describe } from 'vitest';
import { describeForm } from '../support/backend/describe-form';
import { contactEn, contactFr } from '../support/backend/requests';

/* Specification, sections 3 and 5. */
describe.each([
  ['French', contactFr],
  ['English', contactEn],
])('the %s contact form', (_, form) =>
  describeForm(form, {
    firstName: { kind: 'line', max: 80 },
    lastName: { kind: 'line', max: 80 },
    email: { kind: 'email', max: 254 },
    phone: { kind: 'line', max: 40, optional: true },
    company: { kind: 'line', max: 160 },
    subject: { kind: 'line', max: 160 },
    message: { kind: 'text', max: 3000 },
    newsletter: { kind: 'tick', optional: true },
    consent: { kind: 'tick' },
  }));
