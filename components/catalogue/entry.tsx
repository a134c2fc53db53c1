import type { Locale } from '@/lib/locale';
import type { CatalogueEntry } from '@/scripts/dev/catalogue';
import { CopyButton } from './copy-button';
import { Example } from './example';
import { Props } from './props';
import { words } from './words';

type Options = { entry: CatalogueEntry; locale: Locale };

/** One block of the catalogue. */
export function Entry({ entry, locale }: Options) {
  const text = words[locale];
  const example = entry.examples[locale];
  return (
    <section className="section" id={entry.name} aria-labelledby={`${entry.name}-name`}>
      <div className="margin">
        <p className="margin-note">{text.inside[entry.inside]}</p>
      </div>
      <div className="text">
        <h2 id={`${entry.name}-name`}>{entry.name}</h2>
        <p lang="en">{entry.comment}</p>
        <Props rows={entry.props} words={text} />
        {example ? (
          <>
            <h3>{text.example}</h3>
            <p className="small">
              {text.from} <code>{`content/${example.page}.${locale}.mdx`}</code>
            </p>
            <Example name={entry.name} page={example.page} locale={locale} />
            <h3>{text.source}</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
            <pre className="catalogue-source" tabIndex={0}>
              <code>{example.source}</code>
            </pre>
            <CopyButton text={example.source} name={entry.name} words={text} />
          </>
        ) : (
          <p>{text.none}</p>
        )}
      </div>
    </section>
  );
}
