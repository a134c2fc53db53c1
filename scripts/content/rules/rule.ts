import type { Block } from '../blocks';
import type { Fault } from '../fault';
import type { Outline } from '../outline';
import type { Page } from '../page';
import type { Content } from '../read-content';

/** What is wrong with a page, whatever the others say. */
export type PageRule = (page: Page, blocks: Map<string, Block>) => Fault[];

/** What is wrong between pages, or with files that are no page. */
export type SiteRule = (pages: Outline[], content: Content) => Fault[];
