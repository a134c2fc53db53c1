import { documentTexts, professionOf, type StarterFile, starterFiles } from '../content';
import type { DocumentPart, DocumentText } from '../content/schemas/documents';
import { type Locale, locales, pathPrefix } from '../locale';

/** A document in one language. */
export type FirmDocument = {
  text: DocumentText & { name: string };
  locale: Locale;
  /** The starter file of its profession. */
  starterFile?: StarterFile;
  /** Whether it has marks that a page replaces by its result. */
  isTemplate?: boolean;
};

/** The documents of the profession of a starter file, in the order of their list. */
export const documentsOf = (starterFile: StarterFile): FirmDocument[] =>
  documentTexts[starterFile.locale]
    .filter((text) => !has(text, 'ready'))
    .map((text) => ({ text, starterFile, locale: starterFile.locale }));

/** What a page fills in: the statement of beneficial owners, or the list of what is left to do, which has no blank form. */
const templates = ['owners', 'ready'] as const;
type Template = (typeof templates)[number];

/** The document that a page fills in; none where a language lacks it. */
export function templateOf(template: Template, locale: Locale): FirmDocument | undefined {
  const text = documentTexts[locale].find((one) => has(one, template));
  return text && { text, locale, isTemplate: true };
}

const has = ({ parts }: DocumentText, template: Template) =>
  parts.some(({ from }) => from === template);

/** Every document of every profession that has a starter file, and those that a page fills in. */
export const documents = [
  ...starterFiles.flatMap(documentsOf),
  ...locales.flatMap((locale) => templates.flatMap((name) => templateOf(name, locale) ?? [])),
];

/** The address of a document: /documents/avocats/examen-renforce.docx, /en/documents/lawyers/… */
export function documentPath({ text, locale, starterFile }: FirmDocument): string {
  const folder = starterFile ? `/${professionOf({ name: starterFile.path })}` : '';
  return `${pathPrefix[locale]}/documents${folder}/${text.file}.docx`;
}

/** Whether a part of a document is for the profession that the document is for. */
export function isFor(
  { professions, except }: DocumentPart,
  { starterFile }: FirmDocument,
): boolean {
  const profession = starterFile && professionOf(starterFile);
  if (!profession) return !professions;
  return (professions?.includes(profession) ?? true) && !except?.includes(profession);
}
