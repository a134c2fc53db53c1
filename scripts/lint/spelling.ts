import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lint } from 'cspell';
import type { VFile } from 'vfile';
import { type Locale, locales } from '@/lib/locale';
import { languageName, localeOfFile } from './content';
import { addError, addWarning, fileStart, suggest } from './messages';

const config = join(import.meta.dirname, 'cspell.yml');

/** Whether there is a dictionary for a language: it comes with a list of the project's own words. */
const isChecked = (locale: Locale) => existsSync(join(import.meta.dirname, wordsOf(locale)));

const wordsOf = (locale: Locale) => `words.${locale}.txt`;

/** Warns once of each language that no dictionary knows. @returns the files of the others */
function withDictionary(files: VFile[]): VFile[] {
  for (const locale of locales.filter((candidate) => !isChecked(candidate))) {
    const first = files.find(({ path }) => localeOfFile(path) === locale);
    if (!first) continue;
    const reason = `There is no dictionary for ${languageName(locale)}: its spelling is not checked.`;
    const note = 'docs/languages-and-translation.md says how to add one.';
    addWarning(first, 'spelling', fileStart, { reason, note });
  }
  return files.filter(({ path }) => isChecked(localeOfFile(path)));
}

/**
 * Adds a message for each word that neither the dictionary of the file's language (cspell.yml) nor
 * the project's list knows. Reads the files from disk, as the `cspell` command does.
 */
export async function checkSpelling(content: VFile[]) {
  const files = withDictionary(content);
  const byUri = new Map(files.map((file) => [pathToFileURL(resolve(file.path)).href, file]));
  const { errors } = await lint(
    [],
    {
      config,
      file: files.map(({ path }) => resolve(path)),
      showSuggestions: true,
      mustFindFiles: false,
    },
    {
      issue: ({ text, uri = '', row, col, suggestions = [] }) => {
        const file = byUri.get(uri);
        if (!file) return;
        const right = suggest(text, suggestions);
        const advice = right ? `Write “${right}”` : 'Check its spelling';
        const list = `scripts/lint/${wordsOf(localeOfFile(file.path))}`;
        const place = { line: row, column: col };
        const reason = `“${text}” is not in the dictionary.`;
        addError(file, 'spelling', place, {
          reason,
          note: `${advice}; if it is right, add it to ${list}.`,
        });
      },
      error: (message, thrown) => console.error(message, thrown),
    },
  );
  if (errors > 0) throw new Error('cspell could not check the spelling; its message is above.');
}
