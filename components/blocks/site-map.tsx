import type { BlockContext } from '@/lib/block-context';
import { defineBlock } from './define-block';

type Page = BlockContext['page'];

/** Every page of a language that search engines may show, by what it is about. */
export const SiteMap = defineBlock(
  {
    description: 'Every page of the language but those that say `noindex`, by what they are about.',
  },
  ({ context }) => {
    const { page, content, words } = context;
    const listed = content.pages.filter(
      (other) => other.locale === page.locale && !('noindex' in other && other.noindex),
    );
    const ofKind = (type: Page['type']) =>
      listed
        .filter((other) => other.type === type)
        .sort((one, other) => one.navTitle.localeCompare(other.navTitle, page.locale));
    const ofProfession = (sector: Page) =>
      listed.filter(
        (other) =>
          (other.type === 'Scope' || other.type === 'StarterFile') &&
          content.professionOf(other) === content.professionOf(sector),
      );
    const { footer, siteMap } = words;
    return (
      <div className="site-map">
        <Group title={siteMap.pages} pages={ofKind('Page')} />
        <section>
          <h2>{siteMap.professions}</h2>
          <ul>
            {content.sectorsIn(page.locale).map((sector) => (
              <li key={sector.path}>
                <a href={sector.path}>{sector.navTitle}</a>
                <Links pages={ofProfession(sector)} />
              </li>
            ))}
          </ul>
        </section>
        <Group title={footer.services} pages={content.servicesIn(page.locale)} />
        <Group title={footer.legal} pages={ofKind('Legal')} />
      </div>
    );
  },
);

const Group = ({ title, pages }: { title: string; pages: Page[] }) =>
  pages.length > 0 && (
    <section>
      <h2>{title}</h2>
      <Links pages={pages} />
    </section>
  );

const Links = ({ pages }: { pages: Page[] }) =>
  pages.length > 0 && (
    <ul>
      {pages.map(({ path, navTitle }) => (
        <li key={path}>
          <a href={path}>{navTitle}</a>
        </li>
      ))}
    </ul>
  );
