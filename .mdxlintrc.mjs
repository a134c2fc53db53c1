import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/* For editors (the extension mdxlint): the rules of `npm run check:content` that look at one page. */
const { pageRules } = await tsImport('./scripts/lint/lint-page.ts', {
  parentURL: import.meta.url,
  tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
});

export default { plugins: pageRules };
