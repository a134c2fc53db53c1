import type { BlockContext } from '@/lib/block-context';
import type { DemoWay } from './tool-demo';

/** Where the results of a page's tool lead to, if the site has a page for the demo. */
export function demoWay({ content, page, words }: BlockContext): DemoWay | undefined {
  const demo = content.pageNamed('pages/demo', page.locale);
  return demo && { path: demo.path, newTab: words.embed.newTab };
}
