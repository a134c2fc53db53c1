import content from '@/.generated/content-report.json';
import './content-report.css';

/** What `npm run check:content` says of the content as it stands, on every page of development. */
export function ContentReport() {
  if (!content.report) return null;
  return (
    <section className="content-report" lang="en" aria-labelledby="content-report">
      <h2 id="content-report">To correct in the content</h2>
      <pre>{content.report}</pre>
    </section>
  );
}
