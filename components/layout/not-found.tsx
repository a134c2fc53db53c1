import { interfaceWords, sectorsIn } from '@/lib/content';
import { homePath, type Locale } from '@/lib/locale';
import { langOf } from '@/lib/navigation';
import { PageLayout } from './page-layout';
import { Pictogram } from './pictogram';

/**
 * The 404 page (specification, section 2). `browser/page.ts` logs its path, and shows it on the sheet. Where the
 * text that the specification sets is in another language, the page is headed in its own.
 */
export function NotFound({ locale }: { locale: Locale }) {
  const words = interfaceWords(locale).notFound;
  const textLang = langOf(words.text, interfaceWords('en').notFound.text, locale);
  return (
    <PageLayout current={{ locale, path: null, versions: {} }}>
      <header className="hero">
        <div className="hero-text not-found">
          <p className="stamp">{words.sheet}</p>
          <p className="not-found-code">{words.code}</p>
          <h1>{textLang ? words.title : words.text}</h1>
          {textLang && (
            <p className="not-found-text" lang={textLang}>
              {words.text}
            </p>
          )}
          <p className="not-found-address">
            {words.address} <code id="missing-path" />
          </p>
          <p className="lead" data-breakable="">
            {words.explanation}
          </p>
          <ul className="not-found-pages">
            {sectorsIn(locale).map(({ name, path, navTitle }) => (
              <li key={name}>
                <Pictogram name={name} />
                <a href={path}>{navTitle}</a>
              </li>
            ))}
          </ul>
          <p className="actions">
            <a className="button" href={homePath[locale]}>
              {words.home}
            </a>
          </p>
        </div>
      </header>
    </PageLayout>
  );
}
