import { defineBlock } from './define-block';

/** The people behind the product, with their portraits. Draws nothing until `content/site.yml` names any. */
export const People = defineBlock(
  { description: 'The `people` of `content/site.yml`; nothing until there are any.' },
  ({ context: { page, content } }) => {
    const { people } = content.siteIn(page.locale);
    if (!people) return null;
    return (
      <ul className="row people">
        {people.map(({ name, role, portrait }) => (
          <li key={name}>
            {portrait && <img src={portrait} alt="" width="64" height="64" loading="lazy" />}
            <p>
              <strong>{name}</strong> <span data-markdown="separate">{role[page.locale]}</span>
            </p>
          </li>
        ))}
      </ul>
    );
  },
);
