import { fill } from '@/lib/format';
import type { RequestFormWords } from '@/lib/request-form-schema';
import { lengths } from '@/supabase/functions/_shared/lengths';
import type { SharedWords } from './props';

/** The words for an error code at a field: the specification's, or the shared one for a length. */
export function messageOf(
  name: string,
  code: unknown,
  words: RequestFormWords,
  shared: SharedWords,
): string {
  const messages = words.messages[name];
  if (code === 'tooLong')
    return fill(shared.tooLong, {
      label: words.labels[name] ?? name,
      max: lengths[name as keyof typeof lengths],
    });
  return (
    (code === 'invalid' ? messages?.invalid : messages?.required) ?? words.labels[name] ?? name
  );
}
