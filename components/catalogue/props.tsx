import type { PropRow } from '@/scripts/content/prop-rows';
import type { Words } from './words';

/** The props of a block: name, kind of value, what it is for. */
export function Props({ rows, words }: { rows: PropRow[]; words: Words }) {
  if (rows.length === 0) return <p>{words.noProps}</p>;
  return (
    <table className="catalogue-props">
      <thead>
        <tr>
          <th scope="col">{words.prop}</th>
          <th scope="col">{words.type}</th>
          <th scope="col">{words.use}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, required, comment }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <span lang="en">{type}</span>
              {!required && `, ${words.optional}`}
            </td>
            <td lang="en">{comment}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
