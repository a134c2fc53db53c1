import { takeContent } from '../copies/typed';
import { writeIfChanged } from '../copies/write-if-changed';
import { hasErrors, lintContent, report } from '../lint';
import { watchFolder } from './watch';

/** What the panel in the page shows: `components/dev/content-faults.tsx`. */
const faultsFile = '.generated/content-faults.json';

/** Keeps what the site draws in development in step with `content/`, and says what is wrong with it. */
export async function followContent() {
  await update();
  watchFolder('content', () => update());
}

let output = '';

async function update() {
  const files = await lintContent();
  if (!hasErrors(files)) await takeContent();
  const faults = files.flatMap(({ path, messages }) =>
    messages
      .filter(({ fatal }) => fatal)
      .map(({ line = 1, column = 1, reason, note = '' }) => ({
        file: path,
        line,
        column,
        message: reason,
        advice: note,
      })),
  );
  writeIfChanged(faultsFile, JSON.stringify(faults));
  const news = report(files) || 'No problems found in the content.';
  if (news !== output) console.log(`\n${news}`);
  output = news;
}
