import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, type ITrie } from 'cspell-trie-lib';
import type { Locale } from '@/lib/locale';

/** The words of a language: cspell's dictionary, and the project's list beside this file. */
export type Dictionary = { knows: (word: string) => boolean; suggest: (word: string) => string[] };

/** The package of each dictionary, and its file. */
const dictionaries: Record<Locale, [string, string]> = {
  fr: ['@cspell/dict-fr-fr', 'fr-fr.trie.gz'],
  en: ['@cspell/dict-en-gb-mit', 'en_GB.trie.gz'],
};

/** The project's own words of a language, from the project's folder. */
export const wordList = (locale: Locale) => `scripts/content/language/words.${locale}.txt`;

const loaded = new Map<Locale, Dictionary>();

/** The dictionary of a language, read once: the French one takes the better part of a second. */
export function dictionary(locale: Locale): Dictionary {
  const known = loaded.get(locale) ?? read(locale);
  loaded.set(locale, known);
  return known;
}

function read(locale: Locale): Dictionary {
  const trie = readTrie(...dictionaries[locale]);
  const list = readFileSync(join(import.meta.dirname, '../../..', wordList(locale)), 'utf8');
  const own = new Set(list.split('\n').filter(Boolean));
  const answers = new Map<string, boolean>();
  const has = (word: string) => own.has(word) || trie.hasWord(word, true);
  return {
    knows: (word) => {
      const answer = answers.get(word) ?? knows(word, locale, has);
      answers.set(word, answer);
      return answer;
    },
    suggest: (word) => suggestions(trie, word),
  };
}

function readTrie(name: string, file: string): ITrie {
  const folder = dirname(createRequire(import.meta.url).resolve(name));
  return decodeTrie(new Uint8Array(gunzipSync(readFileSync(join(folder, file)))));
}

type Has = (word: string) => boolean;

function knows(word: string, locale: Locale, has: Has): boolean {
  if (word.length < 3 || forms(word, locale).some(has)) return true;
  const bare = word.replace(clitics[locale], '');
  if (bare !== word) return knows(bare, locale, has);
  return word.includes('-') && word.split('-').every((part) => knows(part, locale, has));
}

/** What may stand on a word and is no part of it: l’, qu’ before; ’s after, l’ in a French name. */
const clitics: Record<Locale, RegExp> = {
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]/i,
  en: /^[ld]['’]|['’]s?$/i,
};

/** A word as dictionaries have it: not at the start of a sentence, not in capitals. */
function forms(written: string, locale: Locale): string[] {
  const word = written.replaceAll(/['’]/g, locale === 'fr' ? '’' : "'");
  const [first = '', ...rest] = word;
  const small = word.toLowerCase();
  return word === word.toUpperCase()
    ? [word, small, first + small.slice(first.length)]
    : [word, first.toLowerCase() + rest.join('')];
}

const suggestions = (trie: ITrie, word: string) =>
  trie.suggest(word, { numSuggestions: 3, ignoreCase: false });
