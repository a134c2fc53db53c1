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

/** A row for each profession: its page, its questionnaire, its starter file. */
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
          const itsOwn = (type: Page['type'], label: string) => {
            const other = listed.find(
              (candidate) =>
                candidate.type === type &&
                content.professionOf(candidate) === content.professionOf(sector),
            );
            return (
              other && (
                <td>
                  <a href={other.path}>
                    {label} <span className="visually-hidden">{sector.navTitle}</span>
                  </a>
                </td>
              )
            );
          };
          return (
            <tr key={sector.path}>
              <th scope="row">
                <Pictogram name={sector.name} /> <a href={sector.path}>{sector.navTitle}</a>
              </th>
              {itsOwn('Scope', words.tools.scope)}
              {itsOwn('StarterFile', words.tools.starterFile)}
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
