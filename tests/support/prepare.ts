import { mkdirSync, writeFileSync } from 'node:fs';
import { byLocale } from '@/lib/locale';
import { buildIfChanged } from '@/scripts/lib/build-site';
import { main } from '@/scripts/lib/cli';

/*
 * Builds the site if it has changed, and saves its content for `content.ts`. In a process of its
 * own, because Playwright's loader cannot import JSON as the site's code does.
 */
main(async () => {
  await buildIfChanged();
  const { interfaceWords, pages, site } = await import('@/lib/content');
  const words = byLocale(interfaceWords);
  mkdirSync('.local', { recursive: true });
  writeFileSync('.local/test-content.json', JSON.stringify({ site, words, pages }));
});
