import { Profession } from '@/components/blocks/professions';
import { type ContentPage, pageNamed, professionOf, sectorsIn } from '@/lib/content';

/** The professions that have a questionnaire. */
export const ScopeProfessions = ({ page }: { page: ContentPage }) => (
  <ul className="professions">
    {sectorsIn(page.locale).map((sector) => {
      const questionnaire = pageNamed(`scope/${professionOf(sector)}`, page.locale);
      return (
        questionnaire && <Profession key={sector.name} sector={sector} path={questionnaire.path} />
      );
    })}
  </ul>
);
