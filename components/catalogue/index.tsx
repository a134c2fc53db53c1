import entries from '@/.generated/catalogue/entries.json';
import { Sheet } from '@/components/layout/sheet';
import type { Locale } from '@/lib/locale';
import { Entry } from './entry';
import { words } from './words';
import './catalogue.css';

/** Every block with its props, an example as rendered and its MDX. For writers, in `next dev`. */
export function Catalogue({ locale }: { locale: Locale }) {
  const { title, lead } = words[locale];
  return (
    <Sheet place={{ locale, path: null, versions: { fr: '/catalogue', en: '/en/catalogue' } }}>
      <header className="hero">
        <div className="margin" />
        <div className="hero-text">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <nav aria-label={title}>
            <ul className="catalogue-list">
              {entries.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      {entries.map((entry) => (
        <Entry key={entry.name} entry={entry} locale={locale} />
      ))}
    </Sheet>
  );
}
