import { documentTexts, professionOf, type StarterFile, starterFiles } from '../content';
import type { DocumentPart, DocumentText } from '../content/schemas/documents';
import { type Locale, locales, pathPrefix } from '../locale';

/** A document in one language. */
export type FirmDocument = {
  text: DocumentText & { name: string };
  locale: Locale;
  /** The starter file of the profession it is for. */
  file?: StarterFile;
  /** Whether it has marks where the calculator writes what it found. */
  isTemplate?: boolean;
};

/** The documents of the profession of a starter file, in the order of their list. */
export const documentsOf = (file: StarterFile): FirmDocument[] =>
  documentTexts[file.locale].map((text) => ({ text, file, locale: file.locale }));

/** The document that the calculator of beneficial owners fills in; none where a language lacks it. */
export function ownersTemplate(locale: Locale): FirmDocument | undefined {
  const text = documentTexts[locale].find(({ parts }) =>
    parts.some(({ from }) => from === 'owners'),
  );
  return text && { text, locale, isTemplate: true };
}

/** Every document of every profession that has a starter file, and the calculator's. */
export const documents = [
  ...starterFiles.flatMap(documentsOf),
  ...locales.flatMap((locale) => ownersTemplate(locale) ?? []),
];

/** The address of a document: /documents/avocats/examen-renforce.docx, /en/documents/lawyers/… */
export function documentPath({ text, locale, file }: FirmDocument): string {
  const folder = file ? `/${professionOf({ name: file.path })}` : '';
  return `${pathPrefix[locale]}/documents${folder}/${text.file}.docx`;
}

/** Whether a part of a document is for the profession that the document is for. */
export function isFor({ professions, except }: DocumentPart, { file }: FirmDocument): boolean {
  const profession = file && professionOf(file);
  if (!profession) return !professions;
  return (professions?.includes(profession) ?? true) && !except?.includes(profession);
}
