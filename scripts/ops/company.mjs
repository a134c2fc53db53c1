import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/*
 * Prints the value of the function's variable COMPANY: node scripts/ops/company.mjs
 * A deployment sets it as a secret of the function. The file comes from the build, in which npm packages run,
 * so it is not trusted, and no npm package is used here.
 */

/**
 * The value of COMPANY, if it is what a build writes.
 * @param {string} environment `.generated/function.env`
 * @param {string} site `content/site.yml`, in which each word has to stand
 * @returns {string} JSON
 * @throws Error that says what is wrong
 */
export function companyIn(environment, site) {
  const lines = environment.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [, json] = lines[0]?.match(/^COMPANY='([^']*)'$/) ?? [];
  if (lines.length !== 1 || !json) throw new Error('It has to hold COMPANY, and nothing else.');
  const { brand, offices, meetingLink, ...others } = JSON.parse(json);
  if (Object.keys(others).length > 0 || !Array.isArray(offices))
    throw new Error('COMPANY has to hold brand, offices and meetingLink, and nothing else.');
  if (meetingLink !== undefined && !`${meetingLink}`.startsWith('https://'))
    throw new Error('meetingLink has to be an https address.');
  // In YAML, an apostrophe between apostrophes is written twice.
  const words = new Set(site.replaceAll("''", "'").split(/[\s"',{}[\]]+/));
  for (const text of [brand, ...offices, ...(meetingLink === undefined ? [] : [meetingLink])]) {
    if (typeof text !== 'string' || text === '') throw new Error('A value of COMPANY is not text.');
    for (const word of text.split(/[\s"',{}[\]]+/))
      if (!words.has(word)) throw new Error(`“${word}” does not stand in content/site.yml.`);
  }
  return JSON.stringify({ brand, offices, meetingLink });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  try {
    const read = (file) => readFileSync(file, 'utf8');
    console.log(companyIn(read('.generated/function.env'), read('content/site.yml')));
  } catch (error) {
    console.error(`.generated/function.env: ${error.message}`);
    process.exit(1);
  }
