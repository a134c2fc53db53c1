import { makeSource } from 'contentlayer2/source-files';
import { pageTypes } from './lib/content/page-types';

/**
 * Reads the front matter of the pages and writes it, typed, to `.contentlayer/`.
 * By default Contentlayer drops an invalid document with a warning; here every fault fails the build.
 */
export default makeSource({
  contentDirPath: 'content',
  // The data files: scripts/lib/generate-data.ts.
  contentDirExclude: ['**/*.yml'],
  documentTypes: pageTypes,
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
});
