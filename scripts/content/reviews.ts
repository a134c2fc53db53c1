import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import { type PagePair, readPairs } from './page-pairs';
import { fingerprintsOf, partsOf } from './page-parts';
import { reviewsFile } from './read-content';
import { readYaml } from './yaml-source';

const fingerprints = z.record(z.string(), z.string());

/** `content/reviews.yml`: when a person last found that both languages of a page say the same. */
export const reviewsSchema = z.record(
  z.string(),
  z.strictObject({ date: z.iso.date(), fr: fingerprints, en: fingerprints }),
);

export type Review = z.infer<typeof reviewsSchema>[string];

const remark = `# When both languages of a page were last found to say the same, and the fingerprint of each part
# at that time. Written by \`npm run review:content\`, never by hand.
`;

const fileIn = (folder: string) => join(folder, reviewsFile);

/** The reviews by name of page. @throws Error where the file is not what the command writes. */
export function readReviews(folder = 'content'): Record<string, Review> {
  const file = fileIn(folder);
  if (!existsSync(file)) return {};
  const { written, faults } = readYaml(readFileSync(file, 'utf8'));
  const read = reviewsSchema.safeParse(written.value ?? {});
  if (faults.length === 0 && read.success) return read.data;
  throw new Error(
    `${file} cannot be read${faults[0] ? `, from line ${faults[0].line} on` : ''}: take back its last version, then run \`npm run review:content\` again.`,
  );
}

/** Records that both languages of these pages say the same today. Pages that are gone are dropped. */
export function recordReviews(names: string[], date: string, folder = 'content') {
  const reviews = readReviews(folder);
  const kept = [...readPairs(folder)].flatMap((pair): [string, Review][] => {
    const review = names.includes(pair.name) ? reviewOf(pair, date) : reviews[pair.name];
    return review ? [[pair.name, review]] : [];
  });
  const yaml = stringify(Object.fromEntries(kept), {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
  writeFileSync(fileIn(folder), remark + yaml);
}

function reviewOf({ texts }: PagePair, date: string): Review {
  return { date, fr: fingerprintsOf(partsOf(texts.fr)), en: fingerprintsOf(partsOf(texts.en)) };
}
