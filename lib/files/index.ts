import { pages, sectorsIn, starterFiles } from '@/lib/content';
import { wordFile } from '@/lib/documents/cached';
import { documentPath, documents } from '@/lib/documents/documents';
import { calendarPath } from '@/lib/law/deadlines';
import { csvPath } from '@/lib/law/starter-file';
import { locales } from '@/lib/locale';
import { feedPath } from '@/lib/seo';
import { calendarOf } from './calendar';
import { checklistCsv } from './checklist';
import { feedOf } from './feed';

/**
 * The files whose addresses follow from the content, each with the function that makes it: calendars of
 * deadlines with and without reminders, checklists as spreadsheets, feeds of changes, documents.
 */
export function contentFiles() {
  const calendars = pages
    .filter(({ name }) => name === 'pages/deadlines')
    .flatMap((page) =>
      [undefined, ...sectorsIn(page.locale)].flatMap((sector) =>
        [false, true].map(
          (reminders) =>
            [
              calendarPath(page, sector, reminders),
              () => calendarOf(page, sector, reminders),
            ] as const,
        ),
      ),
    );
  const checklists = starterFiles.map(
    (file) => [csvPath(file.path), () => checklistCsv(file)] as const,
  );
  const feeds = locales.flatMap((locale) => {
    const feed = feedOf(locale);
    return feed ? [[feedPath(locale), () => feed] as const] : [];
  });
  const wordFiles = documents.map(
    (document) => [documentPath(document), () => wordFile(document)] as const,
  );
  return new Map<string, () => string | Promise<Uint8Array<ArrayBuffer>>>([
    ...calendars,
    ...checklists,
    ...feeds,
    ...wordFiles,
  ]);
}
