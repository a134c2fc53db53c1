import * as z from 'zod';
import { interfaceSchema } from '@/lib/interface-schema';
import { locales } from '@/lib/locale';
import { siteSchema } from '@/lib/site-schema';
import { yamlTerms } from '../explain';
import type { Fault } from '../fault';
import type { DataFile } from '../read-content';
import { schemaFaults } from '../schema-faults';
import type { Rule } from './rule';
import { yamlFaults } from './yaml-faults';

const interfaceFile = z.strictObject(interfaceSchema.shape);
const schemas: Record<string, z.ZodType> = {
  'site.yml': z.strictObject(siteSchema.shape),
  ...Object.fromEntries(locales.map((locale) => [`interface.${locale}.yml`, interfaceFile])),
};

/** `site.yml` and the interface files: keys that are missing, unknown or of the wrong kind. */
export const dataFiles: Rule = ({ folder, data }) =>
  Object.entries(schemas).flatMap(([name, schema]) => {
    const file = data.find((candidate) => candidate.file === `${folder}/${name}`);
    return file ? faultsOf(file, name, schema) : [absent(`${folder}/${name}`)];
  });

function faultsOf({ file, source }: DataFile, name: string, schema: z.ZodType): Fault[] {
  if (source.faults.length > 0) return yamlFaults(file, source.faults);
  return schemaFaults(source.written, schema, file, yamlTerms(name, 'key'));
}

const absent = (file: string): Fault => ({
  file,
  line: 1,
  column: 1,
  message: 'The file is missing.',
  advice: 'Bring it back: the site cannot be built without it.',
});
