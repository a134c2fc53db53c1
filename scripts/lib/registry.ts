import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's own folders, from wherever a command runs. */
const root = join(import.meta.dirname, '../..');
const components = join(root, 'components');
const generated = join(root, '.generated');

/** Sheets that only `npm run dev` needs: their components import them. */
const developmentOnly = /^(catalogue|dev)\//;

/**
 * Writes the registry of blocks and the list of style sheets from what stands in `components/`, so that a
 * new block needs no line elsewhere. Fast enough to run before anything that reads them.
 */
export function writeRegistry() {
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' }).sort();
  const blocks = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      blocksIn(join(components, file)).map(
        (name) =>
          `export { ${name} } from '@/components/${file.replace(/(\/index)?\.tsx$/, '')}';\n`,
      ),
    );
  const sheets = files
    .filter((file) => file.endsWith('.css') && !developmentOnly.test(file))
    // The sheet that orders the layers comes first; the order of the others says nothing.
    .sort((a, b) => Number(b.endsWith('layers.css')) - Number(a.endsWith('layers.css')))
    .map((file) => `@import '../components/${file}';\n`);
  mkdirSync(generated, { recursive: true });
  write('blocks.ts', blocks.join(''));
  write('styles.css', sheets.join(''));
}

/** Writes a file only if it changes: another process may be reading it. */
function write(name: string, text: string) {
  const file = join(generated, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const blocksIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = defineBlock\(/gm)].map(
    ([, name]) => name,
  );
