import { interfaceText } from '@/lib/content';
import { homePath, type Locale } from '@/lib/locale';

/** The 404 page (specification, section 2). `browser/page.ts` logs its path. */
export function NotFound({ locale }: { locale: Locale }) {
  const words = interfaceText(locale).notFound;
  return (
    <header className="hero" data-not-found="">
      <div className="hero-text">
        <p className="not-found-code">{words.code}</p>
        <h1 lang="en">{words.text}</h1>
        <p className="lead" data-breakable="">
          {words.explanation}
        </p>
        <p className="actions">
          <a className="button" href={homePath[locale]}>
            {words.home}
          </a>
        </p>
      </div>
    </header>
  );
}
