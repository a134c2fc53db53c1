import { dictionary, wordList } from './dictionary';
import { type Passage, sourceAt } from './passage';
import type { Remark } from './remark';

const words = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}[\p{L}\p{M}]*)*(?![\p{L}\p{N}])/gu;

/** Words that neither the dictionary of the language nor the project's list knows. */
export function misspelt(passage: Passage): Remark[] {
  const { knows, suggest } = dictionary(passage.locale);
  return [...passage.text.matchAll(words)]
    .filter(({ 0: word }) => !knows(word))
    .map(({ 0: word, index }) => {
      const [meant] = suggest(word);
      const add = `if it is right, add it to ${wordList(passage.locale)}`;
      return {
        start: sourceAt(passage, index),
        end: sourceAt(passage, index + word.length - 1) + 1,
        message: `“${word}” is not in the dictionary.`,
        advice: meant ? `Write “${meant}”; ${add}.` : `Write it otherwise; ${add}.`,
      };
    });
}
