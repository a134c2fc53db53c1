import * as content from './content';
import { kilobytesOf } from './documents/cached';
import { documentPath, documentsOf, templateOf } from './documents/documents';
import { allChanges, changesFor, newestRule, onlyChanges } from './law/changes';
import * as cited from './law/cited';
import * as deadlines from './law/deadlines';
import * as starterFile from './law/starter-file';
import { namedLinks, workingTools } from './navigation';
import { feedPath } from './seo';

const blockContent = {
  ...content,
  ...cited,
  ...deadlines,
  ...starterFile,
  allChanges,
  changesFor,
  documentPath,
  documentsOf,
  feedPath,
  kilobytesOf,
  namedLinks,
  newestRule,
  onlyChanges,
  templateOf,
  workingTools,
};

/** What a block is given besides the props that its writer typed. */
export type BlockContext = {
  /** The page it is on. */
  page: content.ContentPage;
  /** `content/interface.*.yml` in the language of the page. */
  words: content.InterfaceWords;
  /** The readers of `content/`. */
  content: typeof blockContent;
};

/** The context of the blocks of a page. */
export const contextOf = (page: content.ContentPage): BlockContext => ({
  page,
  words: content.interfaceWords(page.locale),
  content: blockContent,
});
