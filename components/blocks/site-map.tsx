import type { BlockContext } from '@/lib/block-context';
import { ToolsByProfession } from '../law/tools';
import { defineBlock } from './define-block';

type Page = BlockContext['page'];

/** The pages by which one chooses the software, in the order in which they are listed. */
const toChoose = [
  ...['pages/home', 'pages/demo', 'services/data-security', 'services/implementation'],
  ...['pages/about', 'pages/contact'],
];

/** Every other page of a language that search engines may show, by what one comes for. */
export const SiteMap = defineBlock(
  {
    description:
      'Every other page of the language but those that say `noindex`, by what one comes for.',
  },
  ({ context }) => {
    const { page, content, words } = context;
    const ofKind = (...types: Page['type'][]) =>
      content.pages
        .filter(
          (other) =>
            other.locale === page.locale &&
            types.includes(other.type) &&
            other.path !== page.path &&
            !('noindex' in other && other.noindex),
        )
        .sort((one, other) => one.navTitle.localeCompare(other.navTitle, page.locale));
    const pages = ofKind('Page', 'Service');
    const named = (names: string[]) =>
      names.flatMap((name) => pages.find((other) => other.name === name) ?? []);
    const toTry = ['tools', ...content.workingTools].map((name) => `pages/${name}`);
    // All other pages are there to be read.
    const toRead = pages.filter(({ name }) => ![...toChoose, ...toTry].includes(name));
    const { footer, siteMap } = words;
    return (
      <div className="site-map">
        <Group title={siteMap.toChoose} pages={named(toChoose)} />
        <Group title={siteMap.toTry} pages={named(toTry)} />
        <Group title={siteMap.toRead} pages={toRead} />
        <section>
          <h2>{siteMap.professions}</h2>
          <ToolsByProfession context={context} />
        </section>
        <Group title={footer.legal} pages={ofKind('Legal')} />
      </div>
    );
  },
);

const Group = ({ title, pages }: { title: string; pages: Page[] }) =>
  pages.length > 0 && (
    <section>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ path, navTitle }) => (
          <li key={path}>
            <a href={path}>{navTitle}</a>
          </li>
        ))}
      </ul>
    </section>
  );
