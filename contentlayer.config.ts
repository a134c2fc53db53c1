import { makeSource } from 'contentlayer2/source-files';
import { dataTypes } from './lib/content/data-types';
import { pageTypes } from './lib/content/page-types';

/**
 * Reads front matter and data files of `content/` and writes them, typed, to `.contentlayer/`.
 * By default Contentlayer drops an invalid document with a warning; here every fault fails the build.
 */
export default makeSource({
  contentDirPath: 'content',
  documentTypes: [...pageTypes, ...dataTypes],
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
});
