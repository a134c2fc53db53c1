import type { BlockContext } from '@/lib/block-context';
import { homePath } from '@/lib/locale';
import { Pictogram } from '../layout/pictogram';
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
    const home = homePath[page.locale];
    const ofKind = (type: Page['type']) =>
      listed
        .filter((other) => other.type === type)
        .sort(
          (one, other) =>
            Number(other.path === home) - Number(one.path === home) ||
            one.navTitle.localeCompare(other.navTitle, page.locale),
        );
    const { footer, siteMap } = words;
    return (
      <div className="site-map">
        <Group title={siteMap.pages} pages={ofKind('Page')} />
        <Professions context={context} listed={listed} />
        <Group title={footer.services} pages={content.servicesIn(page.locale)} />
        <Group title={footer.legal} pages={ofKind('Legal')} />
      </div>
    );
  },
);

/** A row for each profession: its page, its questionnaire, its starter file, its dates. */
const Professions = ({
  context: { page, content, words },
  listed,
}: {
  context: BlockContext;
  listed: Page[];
}) => (
  <section>
    <h2>{words.siteMap.professions}</h2>
    <table>
      <tbody>
        {content.sectorsIn(page.locale).map((sector) => {
          const cell = (path: string | undefined, label: string) =>
            path && (
              <td>
                <a href={path}>
                  {label} <span className="visually-hidden">{sector.navTitle}</span>
                </a>
              </td>
            );
          const itsOwn = (type: Page['type']) =>
            listed.find(
              (other) =>
                other.type === type && content.professionOf(other) === content.professionOf(sector),
            )?.path;
          return (
            <tr key={sector.path}>
              <th scope="row">
                <Pictogram name={sector.name} /> <a href={sector.path}>{sector.navTitle}</a>
              </th>
              {cell(itsOwn('Scope'), words.tools.scope)}
              {cell(itsOwn('StarterFile'), words.tools.starterFile)}
              {cell(
                `${content.pageNamed('pages/deadlines', page.locale)?.path}#${content.professionAnchor(sector)}`,
                words.tools.deadlines,
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
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
