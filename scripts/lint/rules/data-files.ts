import { basename, posix } from 'node:path';
import { VFile } from 'vfile';
import * as z from 'zod';
import { interfaceSchemas } from '@/lib/interface-schema';
import { type Locale, locales } from '@/lib/locale';
import { siteSchema } from '@/lib/site-schema';
import { error, fileStart } from '../problem';
import type { Content } from '../read-content';
import { readYaml } from '../yaml';
import { schemaMessages, yamlTerms } from '../zod-messages';
import { placeholdersInData } from './placeholders';
import { avoidedTerms, passagesOfFields } from './terms';

type DataFile = { schema: z.ZodType; locale: Locale; mayHavePlaceholders?: boolean };

const dataFiles: Record<string, DataFile> = {
  // The company fills these in before launch: `npm run check:launch`.
  'site.yml': { schema: z.strictObject(siteSchema.shape), locale: 'fr', mayHavePlaceholders: true },
  ...Object.fromEntries(
    locales.map((locale) => [
      `interface.${locale}.yml`,
      { schema: z.strictObject(interfaceSchemas[locale].shape), locale },
    ]),
  ),
};

/** `site.yml` and the interface files. @returns them all, with one in the place of each that is missing */
export function checkDataFiles({ folder, data }: Content): VFile[] {
  return Object.entries(dataFiles).map(([name, expected]) => {
    const file = data.find(({ path }) => basename(path) === name);
    if (file) return checkDataFile(file, name, expected);
    const missing = new VFile({ path: posix.join(folder, name) });
    error(
      missing,
      'data',
      fileStart,
      'The file is missing.',
      'Restore it: the site cannot be built without it.',
    );
    return missing;
  });
}

function checkDataFile(
  file: VFile,
  name: string,
  { schema, locale, mayHavePlaceholders }: DataFile,
) {
  const { data, problems } = readYaml(String(file));
  if (problems.length === 0) file.data.fields = data;
  const messages = {
    data: problems.length > 0 ? problems : schemaMessages(data, schema, yamlTerms(name, 'key')),
    placeholders: mayHavePlaceholders ? [] : placeholdersInData(file),
    terms: problems.length > 0 ? [] : avoidedTerms(passagesOfFields(data), file, locale),
  };
  for (const [ruleId, found] of Object.entries(messages))
    for (const { place, reason, note } of found) error(file, ruleId, place, reason, note);
  return file;
}
