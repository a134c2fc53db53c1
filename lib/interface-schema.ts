import * as z from 'zod';

const text = z.string().min(1);
const words = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

const messages = z.strictObject({ required: text.optional(), invalid: text.optional() });
const toast = words('title', 'text');

const requestForm = z.strictObject({
  title: text,
  submit: text,
  labels: z.record(z.string(), text),
  /** For each select: value → words shown, in their order. */
  choices: z.record(z.string(), z.record(z.string(), text)),
  /** For each field: error code → message. */
  messages: z.record(z.string(), messages),
  toasts: z.strictObject({ success: toast, returnedError: toast, unexpectedError: toast }),
});

const category = words('title', 'text');

/** The nested data of `content/interface.{fr,en}.yml`. */
export const interfaceSchema = z.object({
  skipLink: text,
  header: words(
    ...(['navigation', 'menu', 'home', 'services', 'sectors', 'about', 'contact'] as const),
    'languages',
  ),
  footer: z.strictObject({
    ...words('navigation', 'home', 'services', 'about', 'contact', 'legalNotice').shape,
    ...words('termsSite', 'privacyPolicy', 'cookies', 'offices', 'legal').shape,
    ...words('follow', 'newWindow', 'accessibility').shape,
    countries: words('FR', 'LU'),
  }),
  page: words(
    ...(['demoButton', 'reviewedOn', 'updatedOn', 'references', 'table'] as const),
    ...(['figuresDeclared', 'noteOnYachting', 'pageViewsFree', 'pageViewsConsent'] as const),
    'formOnSite',
  ),
  exhibits: words(
    ...(['number', 'illustration', 'verified', 'low', 'medium', 'high', 'risk'] as const),
    ...(['control', 'source', 'result', 'ok', 'review', 'missing', 'client'] as const),
    ...(['beneficialOwner', 'notBeneficialOwner', 'directShare', 'indirectShare'] as const),
    ...(['criterion', 'overall', 'chosen', 'born', 'matches', 'checkedOn'] as const),
    ...(['candidate', 'score', 'reason', 'decision', 'discarded', 'confirmed', 'open'] as const),
    ...(['trigger', 'keptUntil', 'role', 'dashboard', 'allowed', 'refused'] as const),
    ...(['place', 'what', 'access', 'protection', 'flag', 'evidence', 'naturalPerson'] as const),
    ...(['origin', 'destination', 'proof', 'amount', 'total', 'balanced', 'date'] as const),
    ...(['item', 'payment', 'runningTotal', 'crossed', 'threshold', 'alert', 'none'] as const),
  ),
  consent: z.strictObject({
    ...words('title', 'text', 'policy', 'acceptAll', 'refuseAll', 'customise', 'save').shape,
    alwaysOn: text,
    categories: z.strictObject({ functional: category, statistics: category, marketing: category }),
  }),
  newsletter: words('code', 'confirm', 'withdraw'),
  notFound: words('title', 'code', 'text', 'explanation', 'home'),
  forms: z.strictObject({
    ...words('optional', 'errorSummary', 'tooLong', 'counter', 'choose', 'website').shape,
    ...words('sending', 'close', 'notifications', 'tooMany', 'otherWay', 'privacy').shape,
    ...words('offline', 'rule', 'emailExample').shape,
    demo: requestForm,
    contact: requestForm,
  }),
});

export type InterfaceWords = z.infer<typeof interfaceSchema>;
export type RequestFormWords = z.infer<typeof requestForm>;
