import { pages, sectorsIn, starterFiles } from '@/lib/content';
import { calendarPath } from '@/lib/law/deadlines';
import { csvPath } from '@/lib/law/starter-file';
import { locales } from '@/lib/locale';
import { feedPath } from '@/lib/seo';
import { calendarOf } from './calendar';
import { checklistCsv } from './checklist';
import { feedOf } from './feed';

/**
 * The files whose addresses follow from the content, each with what writes it: the calendars of the
 * deadlines, without and with reminders, the checklists as spreadsheets, the feeds of changes.
 */
export function contentFiles(): Map<string, () => string> {
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
  return new Map([...calendars, ...checklists, ...feeds]);
}
