import { interfaceWords, pageNamed } from '@/lib/content';
import type { Locale } from '@/lib/locale';
import { optionalCategories, pageViewsNeedConsent } from '@/lib/privacy';

/**
 * The cookie banner, hidden until `browser/consent.ts` has a reason to show it; a build moves it out of
 * the page. Accept and refuse stand on the same layer with the same weight (CNIL recommendation of 17
 * September 2020).
 */
export function ConsentBanner({ locale }: { locale: Locale }) {
  const words = interfaceWords(locale).consent;
  const policy = pageNamed('legal/privacy-policy', locale);
  const { functional } = words.categories;
  return (
    <section className="consent" id="consent" aria-labelledby="consent-title" hidden tabIndex={-1}>
      <h2 id="consent-title">{words.title}</h2>
      <p>
        {pageViewsNeedConsent ? words.pageViewsConsent : words.pageViewsFree}{' '}
        {policy && <a href={`${policy.path}#cookies`}>{words.policy}</a>}
      </p>
      <div>
        <fieldset className="consent-categories" id="consent-categories" hidden tabIndex={-1}>
          <legend className="visually-hidden">{words.customise}</legend>
          <p className="consent-category">
            <span>
              <strong>{functional.title}</strong> ({words.alwaysOn})
            </span>
            <span className="small">{functional.text}</span>
          </p>
          {optionalCategories.map((category) => (
            <p className="consent-category" key={category}>
              <label>
                <input type="checkbox" name={category} aria-describedby={`consent-${category}`} />
                {words.categories[category].title}
              </label>
              <span className="small" id={`consent-${category}`}>
                {words.categories[category].text}
              </span>
            </p>
          ))}
        </fieldset>
        <div className="row consent-actions">
          <button className="button button-outlined" type="button" value="accept">
            {words.acceptAll}
          </button>
          <button className="button button-outlined" type="button" value="refuse">
            {words.refuseAll}
          </button>
          <button
            className="button-quiet"
            type="button"
            value="customise"
            aria-expanded="false"
            aria-controls="consent-categories"
          >
            {words.customise}
          </button>
          <button className="button button-outlined" type="button" value="save" hidden>
            {words.save}
          </button>
        </div>
      </div>
    </section>
  );
}
