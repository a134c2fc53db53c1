import {
  type ContentPage,
  currentNameOf,
  earlierVersionsOf,
  interfaceWords,
  isEarlierVersion,
  pageNamed,
} from '@/lib/content';
import { fill, formatDate } from '@/lib/format';

/** At the foot of a legal text: the versions that applied before it. */
export function EarlierVersions({ page }: { page: ContentPage }) {
  const versions = earlierVersionsOf(page);
  if (versions.length === 0) return null;
  return (
    <details className="history folded">
      <summary>{interfaceWords(page.locale).earlierVersions.title}</summary>
      <ul>
        {versions.map((version) => (
          <li key={version.path}>
            <a href={version.path}>{periodOf(version)}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Above an earlier version: when it was replaced, and where the text in force is. */
export function ReplacedNotice({ page }: { page: ContentPage }) {
  if (!isEarlierVersion(page)) return null;
  const current = pageNamed(currentNameOf(page.name), page.locale);
  return (
    <p className="replaced">
      {periodOf(page)}.{' '}
      {current && <a href={current.path}>{interfaceWords(page.locale).earlierVersions.current}</a>}
    </p>
  );
}

function periodOf({ locale, updatedOn, replacedOn }: ReturnType<typeof earlierVersionsOf>[number]) {
  return fill(interfaceWords(locale).earlierVersions.version, {
    from: formatDate(updatedOn, locale),
    to: formatDate(replacedOn, locale),
  });
}
