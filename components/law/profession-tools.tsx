import type { BlockContext } from '@/lib/block-context';
import type { Locale } from '@/lib/locale';

type Props = {
  /** A page of the profession. */
  of: { name: string; locale: Locale };
  context: BlockContext;
};

/** What exists for a profession, as links: its questionnaire, its starter file, its dates, its page; the page they stand on is left out. */
export function ProfessionTools({ of, context: { page, content, words } }: Props) {
  const { sector, questionnaire, starterFile } = content.professionPages(of);
  const deadlines = content.pageNamed('pages/deadlines', of.locale);
  const { tools } = words;
  const links = [
    { page: questionnaire, label: tools.scope },
    { page: starterFile, label: tools.starterFile },
    { page: deadlines, label: tools.deadlines, anchor: sector && content.professionAnchor(sector) },
    { page: sector, label: tools.sector },
  ].filter((link) => link.page && link.page.path !== page.path);
  if (links.length === 0) return null;
  return (
    <ul className="row profession-tools">
      {links.map(({ page: target, label, anchor }) => (
        <li key={label}>
          <a href={anchor ? `${target?.path}#${anchor}` : target?.path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
