import faults from '@/.generated/content-faults.json';
import './content-faults.css';

/** A branch half merged may have a fault on every page. */
const most = 20;

/**
 * What `npm run check:content` says of the content as it stands, on every page of development. The
 * page below shows each file's last version that could be drawn.
 */
export function ContentFaults() {
  if (faults.length === 0) return null;
  const held = faults.some(({ stops }) => stops);
  return (
    <section className="content-faults" lang="en" aria-labelledby="content-faults">
      <h2 id="content-faults">To mend in the content: {faults.length}</h2>
      {held && <p>A file marked with ■ is shown as it was before.</p>}
      <ul>
        {faults.slice(0, most).map(({ file, line, column, message, advice, stops }) => (
          <li key={`${file}:${line}:${column}:${message}`}>
            <code>
              {stops && '■ '}
              {file}:{line}:{column}
            </code>
            <p>{message}</p>
            <p>{advice}</p>
          </li>
        ))}
      </ul>
      {faults.length > most && <p>The others: npm run check:content</p>}
    </section>
  );
}
