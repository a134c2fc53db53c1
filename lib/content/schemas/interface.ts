import * as z from 'zod';
import { byLocale, type Locale } from '@/lib/locale';
import { exhibitWordsSchema } from './exhibit-words';
import { requestFormSchema } from './request-form';
import { toolWords } from './tool-words';

const text = z.string().min(1);

const category = z.strictObject({ title: text, text });

/** The words of the forms. The label of the consent names the policy once: that becomes a link. */
const forms = (locale: Locale) =>
  z
    .strictObject({
      optional: text,
      error: text,
      errorSummary: text,
      tooLong: text,
      counter: text,
      choose: text,
      website: text,
      sending: text,
      close: text,
      notifications: text,
      reference: text,
      received: text,
      again: text,
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

/** The nested data of `content/interface.*.yml`. */
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
      print: text,
      share: text,
      demoButton: text,
      reviewedOn: text,
      writtenOn: text,
      updatedOn: text,
      references: text,
      source: text,
      contents: text,
      inspectionFile: text,
      demoBar: text,
      promises: z.array(text),
      table: text,
      figuresDeclared: text,
      noteOnYachting: text,
      pageViewsFree: text,
      pageViewsConsent: text,
      formOnSite: text,
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
    answered: z.strictObject({
      code: text,
      confirm: text,
    }),
    notFound: z.strictObject({
      sheet: text,
      address: text,
      title: text,
      code: text,
      text: text,
      explanation: text,
      home: text,
    }),
    forms: forms(locale),
    exhibits: exhibitWordsSchema,
    ...toolWords,
  });

/** The schema of each language: its forms have fields of their own. */
export const interfaceSchemas = byLocale(interfaceSchema);

export type InterfaceWords = z.infer<ReturnType<typeof interfaceSchema>>;
