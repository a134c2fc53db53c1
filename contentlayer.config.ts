import { makeSource } from 'contentlayer2/source-files';
import { InterfaceText } from './lib/content-types/interface-text';
import { Legal, Page, Sector, Service } from './lib/content-types/pages';
import { Site } from './lib/content-types/site';

/**
 * Types the copy that `scripts/copies` makes of the front matter and the data of `content/`, in
 * `.contentlayer/`. Contentlayer's default is to drop a faulty document with a warning; here every
 * fault fails the build.
 */
export default makeSource({
  contentDirPath: '.generated/front-matter',
  documentTypes: [Page, Sector, Service, Legal, Site, InterfaceText],
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
});
