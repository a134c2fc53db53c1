import { currentNameOf, pageKinds } from '@/lib/content/front-matter';
import { defaultLocale, type Locale, languageOf, locales } from '@/lib/locale';
import { languageName } from '../content';
import { addError, fileStart, oneOf } from '../messages';
import type { IndexedPage } from '../pages';
import { textAt } from '../values';
import { isUnwritten } from './placeholders';

/** Fields in which no two pages may say the same, and what to do about it. */
const uniqueFields = {
  path: 'Give this page an address of its own.',
  title: 'Say what only this page is about.',
  description: 'Summarise what only this page says.',
};

/** Addresses, titles and descriptions that two pages share. */
export function checkUniqueFields(pages: IndexedPage[]) {
  for (const [name, note] of Object.entries(uniqueFields)) {
    const owners = new Map<string, string>();
    for (const { file, fields } of pages) {
      const value = textAt(fields, name);
      if (!fields || value === undefined || isUnwritten(value)) continue;
      const owner = owners.get(value);
      owners.set(value, owner ?? file.path);
      const reason = `The ${name} “${value}” is already used by ${owner}.`;
      if (owner) addError(file, 'unique-fields', fields.placeOf([name]), { reason, note });
    }
  }
}

/** Pages that lack a language: the language switch would lead to its home page. */
export function checkTranslations(pages: IndexedPage[]) {
  const names = new Set(pages.map(({ name, locale }) => `${name}.${locale}`));
  for (const { file, name, locale } of pages) {
    const isMissing = (other: Locale) =>
      !languageOf(other).partial && !names.has(`${name}.${other}`);
    for (const other of locales.filter(isMissing)) {
      const translation = file.path.replace(`.${locale}.mdx`, `.${other}.mdx`);
      addError(file, 'translations', fileStart, {
        reason: `The page has no ${languageName(other)} translation.`,
        note: `Write it in ${translation}, with the same section ids.`,
      });
    }
  }
}

/** Earlier versions of a legal text whose name leads to no current page, or that do not say when they were replaced. */
export function checkEarlierVersions(pages: IndexedPage[]) {
  const names = pages.map(({ name, locale }) => `${name}.${locale}`);
  for (const { file, name, locale, fields } of pages) {
    const current = currentNameOf(name);
    const replacedOn = textAt(fields, 'replacedOn');
    const isNamedSo = current !== name && names.includes(`${current}.${locale}`);
    if (replacedOn && !isNamedSo)
      addError(file, 'earlier-versions', fields?.placeOf(['replacedOn']) ?? fileStart, {
        reason: 'The name of this page is not that of an earlier version.',
        note: 'Name the file as the page in force, then the day of this version: terms-site-2025-07-01.fr.mdx.',
      });
    if (!replacedOn && isNamedSo && fields)
      addError(file, 'earlier-versions', fileStart, {
        reason: `The page is an earlier version of ${current}, and does not say when it was replaced.`,
        note: 'Add `replacedOn`, the day from which the next version applies.',
      });
  }
}

/** Ids that only one language of a page has: an address that names a section has to work in both. */
export function checkSectionIds(pages: IndexedPage[]) {
  const models = new Map(
    pages.filter(({ locale }) => locale === defaultLocale).map((page) => [page.name, page]),
  );
  for (const { file, name, locale, ids, anchors } of pages) {
    const model = models.get(name);
    if (!model?.anchors || !anchors || locale === defaultLocale || languageOf(locale).partial)
      continue;
    const expected = model.ids.map(({ id }) => id);
    const missing = expected.filter((id) => !ids.some((own) => own.id === id));
    const extra = ids.filter(({ id }) => !expected.includes(id));
    const language = languageName(defaultLocale);
    // As many extra as missing: they correspond, in their order.
    const isReworded = extra.length === missing.length;
    for (const [index, { id, place }] of extra.entries()) {
      const right = isReworded ? missing[index] : undefined;
      addError(file, 'section-ids', place, {
        reason: `The ${language} page has no id "${id}".`,
        note: right
          ? `Write "${right}", as in that language.`
          : 'Write the id of the same section there, or add the section there.',
      });
    }
    for (const id of isReworded ? [] : missing) {
      const reason = `The ${language} page has a part with the id "${id}", this one has not.`;
      addError(file, 'section-ids', fileStart, {
        reason,
        note: 'Add it here, or remove it there.',
      });
    }
  }
}

/** Professions that a page lists but that have no page in its language: the list cannot be shown. */
export function checkProfessions(pages: IndexedPage[]) {
  const { folder } = pageKinds.Sector;
  for (const { file, locale, professions } of pages) {
    const stems = pages
      .filter((page) => page.locale === locale && page.name.startsWith(`${folder}/`))
      .map(({ name }) => name.slice(folder.length + 1));
    for (const { stem, place } of professions.filter((listed) => !stems.includes(listed.stem))) {
      const reason = `content/${folder}/ has no ${languageName(locale)} page named “${stem}”.`;
      addError(file, 'professions', place, { reason, note: oneOf(stem, stems) });
    }
  }
}
