import { describe } from 'vitest';
import { describeForm } from '../support/backend/describe-form';
import { demoFr } from '../support/backend/requests';

/* Specification, sections 3 and 5. */
describe('the French demo form', () =>
  describeForm(demoFr, {
    firstName: { kind: 'line', max: 80 },
    lastName: { kind: 'line', max: 80 },
    email: { kind: 'email', max: 254 },
    phone: { kind: 'line', max: 40, optional: true },
    company: { kind: 'line', max: 160 },
    sector: { kind: 'line', max: 120, optional: true },
    companySize: { kind: 'choice', values: ['1-10', '11-50', '51-200', '201-500', '500+'] },
    jobFunction: {
      kind: 'choice',
      values: ['direction', 'conformite', 'juridique', 'it', 'risques', 'autre'],
    },
    objective: { kind: 'text', max: 1500 },
    deadline: { kind: 'line', max: 120, optional: true },
    consent: { kind: 'tick' },
  }));
