import * as z from 'zod';
import type files from '@/.generated/data';
import type { Locale } from '@/lib/locale';
import type { RequestType } from '@/supabase/functions/_shared/form-fields';
import { type RequestFormWords, wordsOfFields } from './request-form';
import { sameShape } from './same-shape';

type French = (typeof files)['interface.fr.yml'];

/** The words of `content/interface.*.yml`: `interface.fr.yml` says which there are. */
export type InterfaceWords = Omit<French, 'forms'> & {
  forms: Omit<French['forms'], RequestType> & Record<RequestType, RequestFormWords>;
};

/** The words of the calculator of beneficial owners, an island: they travel in the page. */
export type OwnersWords = InterfaceWords['owners'];

/** The words of the file-dates tool, also an island. */
export type FileDatesWords = InterfaceWords['fileDates'];

const delimiter = z
  .enum([';', ','])
  .describe('What the spreadsheets of the language’s readers expect between two cells.');

/**
 * The schema of the words of a language, from those of the French file.
 * @param french as it was read: whatever it is, the words are checked
 */
export function interfaceSchema(french: unknown, locale: Locale) {
  const schema = sameShape(french, {
    forms: { demo: wordsOfFields('demo', locale), contact: wordsOfFields('contact', locale) },
    owners: { delimiter },
    starterFile: { csv: { delimiter } },
  }) as z.ZodType<InterfaceWords>;
  return schema.superRefine(checkConsent);
}

/** The label of the consent names the policy once: that becomes a link. */
function checkConsent({ forms }: InterfaceWords, context: z.RefinementCtx) {
  for (const form of ['demo', 'contact'] as const) {
    const input = forms[form].labels.consent ?? '';
    if (input.split(forms.privacy).length !== 2)
      context.addIssue({
        code: 'custom',
        path: ['forms', form, 'labels', 'consent'],
        input,
        message: `name “${forms.privacy}” once in it: it becomes the link to the policy`,
      });
  }
}
