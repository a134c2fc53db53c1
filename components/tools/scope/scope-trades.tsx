import { Profession } from '@/components/blocks/professions';
import { type ContentPage, pageNamed, sectorsIn, tradeOf } from '@/lib/content';

/** The professions that have a questionnaire. */
export const ScopeTrades = ({ page }: { page: ContentPage }) => (
  <ul className="professions">
    {sectorsIn(page.locale).map((sector) => {
      const questionnaire = pageNamed(`scope/${tradeOf(sector)}`, page.locale);
      return (
        questionnaire && <Profession key={sector.name} sector={sector} path={questionnaire.path} />
      );
    })}
  </ul>
);
