import { useState } from 'react';
import type { OwnersWords } from '@/lib/content/schemas/interface';
import { useAddress } from '../use-address';
import { caseIn, fragmentOf, start } from './fragment';
import type { Values } from './rows';

/**
 * Keeps the case in the fragment of the address, and takes it from there.
 * @returns whether the address carries the names, and a setter
 */
export function useCaseAddress(
  values: Values,
  words: OwnersWords,
  load: (values: Values, isLink: boolean) => void,
  fail: () => void,
): [boolean, (withNames: boolean) => void] {
  const [withNames, setWithNames] = useState(false);
  useAddress(fragmentOf(values, withNames), start, (hash, isLink) => {
    const saved = caseIn(hash, words.clientDefault);
    if (!saved) return;
    if (saved === 'unreadable') return fail();
    setWithNames(saved.withNames);
    load(saved.values, isLink);
  });
  return [withNames, setWithNames];
}
