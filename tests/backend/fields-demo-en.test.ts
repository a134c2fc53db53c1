import { describe } from 'vitest';
import { describeForm } from '../support/backend/describe-form';
import { demoEn } from '../support/backend/requests';

const sectors = ['lawyers', 'accountants', 'notaries', 'real-estate', 'art-dealers'];

/* Specification, sections 3 and 5. */
describe('the English demo form', () =>
  describeForm(demoEn, {
    firstName: { kind: 'line', max: 80 },
    lastName: { kind: 'line', max: 80 },
    email: { kind: 'email', max: 254 },
    phone: { kind: 'line', max: 40, optional: true },
    company: { kind: 'line', max: 160 },
    sector: { kind: 'choice', values: [...sectors, 'domiciliation', 'other'] },
    message: { kind: 'text', max: 3000, optional: true },
    consent: { kind: 'tick' },
  }));
