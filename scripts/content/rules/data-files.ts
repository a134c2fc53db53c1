import { posix } from 'node:path';
import * as z from 'zod';
import { interfaceSchemas } from '@/lib/interface-schema';
import { locales } from '@/lib/locale';
import { siteSchema } from '@/lib/site-schema';
import { yamlTerms } from '../explain';
import type { Fault } from '../fault';
import type { DataFile } from '../read-content';
import { schemaFaults } from '../schema-faults';
import { lineEnds } from './line-ends';
import { unfinished } from './placeholders';
import type { SiteRule } from './rule';
import { yamlFaults } from './yaml-faults';

const schemas: Record<string, z.ZodType> = {
  'site.yml': z.strictObject(siteSchema.shape),
  ...Object.fromEntries(
    locales.map((locale) => [
      `interface.${locale}.yml`,
      z.strictObject(interfaceSchemas[locale].shape),
    ]),
  ),
};

/** `site.yml` and the interface files: keys that are missing, unknown or of the wrong kind. */
export const dataFiles: SiteRule = (_, { folder, data }) =>
  Object.entries(schemas).flatMap(([name, schema]) => {
    const file = data.find((candidate) => candidate.file === posix.join(folder, name));
    return file ? faultsOf(file, name, schema) : [absent(posix.join(folder, name))];
  });

function faultsOf(data: DataFile, name: string, schema: z.ZodType): Fault[] {
  const { file, source } = data;
  // Those of site.yml are the company's to fill in.
  const left = name === 'site.yml' ? [] : unfinished(data);
  if (source.faults.length > 0)
    return [...lineEnds(data), ...yamlFaults(file, source.faults), ...left];
  return [
    ...lineEnds(data),
    ...schemaFaults(source.written, schema, file, yamlTerms(name, 'key')),
    ...left,
  ];
}

const absent = (file: string): Fault => ({
  file,
  line: 1,
  column: 1,
  message: 'The file is missing.',
  advice: 'Bring it back: the site cannot be built without it.',
});
