import * as z from 'zod';
import type { Locale } from './locale';
import { requestFormSchema } from './request-form-schema';

const text = z.string().min(1);
const words = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

const category = words('title', 'text');

/** The words of the forms; the consent's name the policy once, which is made a link. */
const forms = (locale: Locale) =>
  z
    .strictObject({
      ...words('optional', 'errorSummary', 'tooLong', 'counter', 'choose', 'website').shape,
      ...words('sending', 'close', 'notifications', 'tooMany', 'otherWay', 'privacy').shape,
      ...words('offline', 'rule', 'emailExample').shape,
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
    header: words(
      ...(['navigation', 'menu', 'home', 'services', 'sectors', 'about', 'contact'] as const),
      'languages',
    ),
    footer: z.strictObject({
      ...words('navigation', 'home', 'services', 'about', 'contact', 'legalNotice').shape,
      ...words('termsSite', 'privacyPolicy', 'cookies', 'offices', 'legal').shape,
      ...words('otherSite', 'accessibility').shape,
      countries: words('FR', 'LU'),
    }),
    page: words(
      ...(['demoButton', 'reviewedOn', 'writtenOn', 'updatedOn', 'references', 'table'] as const),
      ...(['figuresDeclared', 'noteOnYachting', 'pageViewsFree', 'pageViewsConsent'] as const),
      'formOnSite',
    ),
    exhibits: words(
      ...(['number', 'illustration', 'fictitiousNames', 'verified'] as const),
      ...(['low', 'medium', 'high', 'risk', 'control', 'source', 'result', 'client'] as const),
      ...(['beneficialOwner', 'notBeneficialOwner', 'indirectShare'] as const),
      ...(['criterion', 'overall', 'chosen', 'born', 'matches', 'checkedOn'] as const),
      ...(['score', 'discarded', 'confirmed', 'open', 'trigger', 'keptUntil'] as const),
      ...(['role', 'dashboard', 'allowed', 'refused', 'what', 'access', 'protection'] as const),
      ...(['flag', 'evidence', 'origin', 'destination', 'amount', 'total', 'balanced'] as const),
      ...(['item', 'runningTotal', 'crossed', 'threshold', 'alert', 'none'] as const),
    ),
    consent: z.strictObject({
      ...words('title', 'pageViewsFree', 'pageViewsConsent', 'policy').shape,
      ...words('acceptAll', 'refuseAll', 'customise', 'save').shape,
      alwaysOn: text,
      categories: z.strictObject({
        functional: category,
        statistics: category,
        marketing: category,
      }),
    }),
    newsletter: words('code', 'confirm', 'withdraw'),
    notFound: words('title', 'code', 'text', 'explanation', 'home'),
    forms: forms(locale),
  });

/** The same, by language. */
export const interfaceSchemas = { fr: interfaceSchema('fr'), en: interfaceSchema('en') };

export type InterfaceWords = z.infer<(typeof interfaceSchemas)['fr']>;
