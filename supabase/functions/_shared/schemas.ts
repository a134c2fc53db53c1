import * as z from 'zod/mini';
import { choices } from './choices.ts';
import { lengths } from './lengths.ts';
import {
  choice,
  email,
  line,
  optionalLine,
  optionalText,
  optionalTick,
  text,
  tick,
} from './rules.ts';

/*
 * What each form asks (specification, sections 3 and 5): the same schema in the browser and in the
 * function.
 */

const person = {
  firstName: line(lengths.firstName),
  lastName: line(lengths.lastName),
  email: email(lengths.email),
  phone: optionalLine(lengths.phone),
  company: line(lengths.company),
};

const demoFr = z.object({
  ...person,
  sector: optionalLine(lengths.sector),
  companySize: choice(choices.companySize),
  jobFunction: choice(choices.jobFunction),
  objective: text(lengths.objective),
  deadline: optionalLine(lengths.deadline),
  consent: tick,
});

const demoEn = z.object({
  ...person,
  sector: choice(choices.sector),
  message: optionalText(lengths.message),
  consent: tick,
});

const contact = z.object({
  ...person,
  subject: line(lengths.subject),
  message: text(lengths.message),
  newsletter: optionalTick,
  consent: tick,
});

/** The schema of a form, by what is asked and in which language. */
export const schemas = {
  demo: { fr: demoFr, en: demoEn },
  contact: { fr: contact, en: contact },
};

export type RequestType = keyof typeof schemas;
export type RequestLocale = 'fr' | 'en';

/** The valid values of a form. */
export type RequestFields = z.infer<typeof demoFr | typeof demoEn | typeof contact>;
