import {
  type ContentPage,
  interfaceWords,
  pageNamed,
  sectorsIn,
  servicesIn,
  site,
} from '@/lib/content';
import type { Locale } from '@/lib/locale';
import { namedLinks, toolPages, toolsLink } from '@/lib/navigation';
import { OfficeAddress } from './office-address';

/** The footer of every page: company, services, professions, tools, legal pages, offices, cookie preferences. */
export function Footer({ locale }: { locale: Locale }) {
  const interfaceIn = interfaceWords(locale);
  const words = interfaceIn.footer;
  const privacy = pageNamed('legal/privacy-policy', locale);
  const company = [
    ...namedLinks(locale, [
      ['pages/home', words.home],
      ['pages/demo', interfaceIn.page.demoButton],
    ]),
    ...toolsLink(locale),
    ...namedLinks(locale, [
      ['pages/about', words.about],
      ['pages/contact', words.contact],
    ]),
  ];
  const legal = namedLinks(locale, [
    ['legal/legal-notice', words.legalNotice],
    ['legal/terms-site', words.termsSite],
    ['legal/privacy-policy', words.privacyPolicy],
    ['legal/accessibility', words.accessibility],
    ['pages/site-map', words.siteMap],
  ]);
  return (
    <footer className="site-footer">
      <nav className="footer-links no-print" aria-label={words.navigation}>
        <Links title={site.brand} links={company}>
          <li>
            <a href={site.socialPage.url} rel="noopener">
              {site.socialPage.name}
              <span className="visually-hidden"> ({words.otherSite})</span>
            </a>
          </li>
        </Links>
        <Links title={words.services} links={servicesIn(locale).map(linkOf)} />
        <Links title={words.professions} links={sectorsIn(locale).map(linkOf)} />
        <Links title={words.tools} links={toolPages(locale).map(linkOf)} />
        <Links title={words.legal} links={legal}>
          {privacy && (
            <li>
              <a href={`${privacy.path}#cookies`} data-consent-open="">
                {words.cookies}
              </a>
            </li>
          )}
        </Links>
      </nav>
      <section className="footer-offices" aria-label={words.offices}>
        {site.offices.map((office) => (
          <OfficeAddress
            key={office.country}
            office={office}
            locale={locale}
            words={interfaceIn}
            hidePlaceholders
          />
        ))}
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <p className="copyright no-print">
          © {site.copyrightYear} {site.brand}
        </p>
      </section>
    </footer>
  );
}

const linkOf = ({ path, navTitle }: ContentPage) => ({ path, label: navTitle });

type LinksProps = {
  title: string;
  links: { path: string; label: string }[];
  children?: React.ReactNode;
};

function Links({ title, links, children }: LinksProps) {
  if (links.length === 0 && !children) return null;
  return (
    <div>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
