import { expect, test } from 'vitest';
import { pageAt } from '@/lib/content';
import { noscriptPages } from '@/supabase/functions/_shared/site-contract';

test('the pages to which forms without script are redirected exist, out of the index', () => {
  for (const path of Object.values(noscriptPages).flatMap((page) => Object.values(page)))
    expect(pageAt(path)).toMatchObject({ path, noindex: true });
});
