import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lint } from 'cspell';
import type { VFile } from 'vfile';
import { localeOfFile } from './content-files';
import { error, suggest } from './problem';

const config = join(import.meta.dirname, 'cspell.yml');

/**
 * Adds a message for each word that neither the dictionary of the file's language (cspell.yml) nor
 * the project's list knows. Reads the files from disk, as the `cspell` command does.
 */
export async function checkSpelling(files: VFile[]) {
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
        const words = `words.${localeOfFile(file.path)}.txt`;
        const advice = right ? `Write “${right}”` : 'Check its spelling';
        error(
          file,
          'spelling',
          { line: row, column: col },
          {
            reason: `“${text}” is not in the dictionary.`,
            note: `${advice}; if it is right, add it to scripts/lint/${words}.`,
            correction: right ? [text, right] : undefined,
          },
        );
      },
      error: (message, thrown) => console.error(message, thrown),
    },
  );
  if (errors > 0) throw new Error('cspell could not check the spelling; its message is above.');
}
