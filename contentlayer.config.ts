import { makeSource } from 'contentlayer2/source-files';
import {
  Calendar,
  DeadlineWords,
  Glossary,
  InterfaceText,
  Site,
  Sources,
  SourceWords,
  StarterBase,
} from './lib/content-types/data';
import { Legal, Page, Scope, Sector, Service, StarterFile } from './lib/content-types/pages';

/**
 * Reads front matter and data files of `content/` and writes them, typed, to `.contentlayer/`.
 * By default Contentlayer drops an invalid document with a warning; here every fault fails the build.
 */
export default makeSource({
  contentDirPath: 'content',
  documentTypes: [
    ...[Page, Sector, Scope, StarterFile, Service, Legal],
    ...[Site, InterfaceText, StarterBase, Calendar, DeadlineWords],
    ...[Sources, SourceWords, Glossary],
  ],
  onUnknownDocuments: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
});
