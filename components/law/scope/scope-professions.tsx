import { defineBlock } from '@/components/blocks/define-block';
import { Profession } from '@/components/blocks/professions';

/** The professions that have a questionnaire. */
export const ScopeProfessions = defineBlock(
  { description: 'The professions that have a questionnaire, each a link to it.' },
  ({ context: { page, content } }) => (
    <ul className="professions">
      {content.sectorsIn(page.locale).map((sector) => {
        const name = `scope/${content.professionOf(sector)}`;
        const questionnaire = content.pageNamed(name, page.locale);
        return (
          questionnaire && (
            <Profession key={sector.name} sector={sector} path={questionnaire.path} />
          )
        );
      })}
    </ul>
  ),
);
