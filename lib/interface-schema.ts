import * as z from 'zod';
import type { Locale } from './locale';
import { requestFormSchema } from './request-form-schema';

const text = z.string().min(1);

const category = z.strictObject({ title: text, text });

/** The words of the forms. The label of the consent names the policy once: that becomes a link. */
const forms = (locale: Locale) =>
  z
    .strictObject({
      optional: text,
      errorSummary: text,
      tooLong: text,
      counter: text,
      choose: text,
      website: text,
      sending: text,
      close: text,
      notifications: text,
      tooMany: text,
      otherWay: text,
      privacy: text,
      offline: text,
      rule: text,
      emailExample: text,
      outcomes: z.strictObject({
        title: text,
        text,
        optionalText: text,
        email: text,
        select: text,
        checkbox: text,
        optionalCheckbox: text,
        back: text,
      }),
      demo: requestFormSchema('demo', locale),
      contact: requestFormSchema('contact', locale),
    })
    .superRefine((words, context) => {
      for (const form of ['demo', 'contact'] as const) {
        const input = words[form].labels.consent ?? '';
        if (input.split(words.privacy).length !== 2)
          context.addIssue({
            code: 'custom',
            path: [form, 'labels', 'consent'],
            input,
            message: `name “${words.privacy}” once in it: it becomes the link to the policy`,
          });
      }
    });

/** The nested data of `content/interface.{fr,en}.yml`. */
const interfaceSchema = (locale: Locale) =>
  z.object({
    skipLink: text,
    header: z.strictObject({
      navigation: text,
      menu: text,
      home: text,
      services: text,
      sectors: text,
      about: text,
      contact: text,
      languages: text,
    }),
    footer: z.strictObject({
      navigation: text,
      home: text,
      services: text,
      about: text,
      contact: text,
      legalNotice: text,
      termsSite: text,
      privacyPolicy: text,
      cookies: text,
      offices: text,
      legal: text,
      otherSite: text,
      accessibility: text,
      countries: z.strictObject({ FR: text, LU: text }),
    }),
    page: z.strictObject({
      demoButton: text,
      reviewedOn: text,
      writtenOn: text,
      updatedOn: text,
      references: text,
      table: text,
      figuresDeclared: text,
      noteOnYachting: text,
      pageViewsFree: text,
      pageViewsConsent: text,
      formOnSite: text,
    }),
    exhibits: z.strictObject({
      number: text,
      illustration: text,
      fictitiousNames: text,
      verified: text,
      low: text,
      medium: text,
      high: text,
      risk: text,
      control: text,
      source: text,
      result: text,
      client: text,
      beneficialOwner: text,
      notBeneficialOwner: text,
      indirectShare: text,
      criterion: text,
      overall: text,
      chosen: text,
      born: text,
      matches: text,
      checkedOn: text,
      score: text,
      discarded: text,
      confirmed: text,
      open: text,
      trigger: text,
      keptUntil: text,
      today: text,
      daysLeft: text,
      late: text,
      done: text,
      over: text,
      role: text,
      dashboard: text,
      allowed: text,
      refused: text,
      rightsLegend: text,
      what: text,
      access: text,
      protection: text,
      flag: text,
      evidence: text,
      origin: text,
      destination: text,
      amount: text,
      total: text,
      balanced: text,
      item: text,
      runningTotal: text,
      crossed: text,
      threshold: text,
      alert: text,
      none: text,
    }),
    consent: z.strictObject({
      title: text,
      pageViewsFree: text,
      pageViewsConsent: text,
      policy: text,
      acceptAll: text,
      refuseAll: text,
      customise: text,
      save: text,
      alwaysOn: text,
      categories: z.strictObject({
        functional: category,
        statistics: category,
        marketing: category,
      }),
    }),
    newsletter: z.strictObject({
      code: text,
      confirm: text,
      withdraw: text,
    }),
    notFound: z.strictObject({
      title: text,
      code: text,
      text: text,
      explanation: text,
      home: text,
    }),
    forms: forms(locale),
  });

/** The schema of each language: its forms have fields of their own. */
export const interfaceSchemas = { fr: interfaceSchema('fr'), en: interfaceSchema('en') };

export type InterfaceWords = z.infer<(typeof interfaceSchemas)['fr']>;
