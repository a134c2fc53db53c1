import { makeSource } from 'contentlayer2/source-files';
import { InterfaceText } from './lib/content-types/interface-text';
import { Legal, Page, Sector, Service } from './lib/content-types/pages';
import { Site } from './lib/content-types/site';

/**
 * Reads `content/` (the copy that `scripts/copies` makes of its front matter and data) and generates typed data in `.contentlayer/`. Contentlayer's default is to drop
 * a faulty document with a warning; here every fault fails the build.
 */
export default makeSource({
  contentDirPath: '.generated/front-matter',
  documentTypes: [Page, Sector, Service, Legal, Site, InterfaceText],
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
});
