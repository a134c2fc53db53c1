import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

// Turbopack takes plugins by name only. No provider: blocks reach the MDX as the `components` prop.
const withMDX = createMDX({
  options: {
    providerImportSource: null,
    remarkPlugins: [['remark-frontmatter', ['yaml']], ['remark-gfm']],
  },
});

/** @type {import('next').NextConfig} */
const shared = {
  experimental: { globalNotFound: true },
  // Types are `npm run check`'s work, before every build in CI.
  typescript: { ignoreBuildErrors: true },
};

/** @type {import('next').NextConfig} */
const built = { ...shared, output: 'export' };

/** @type {import('next').NextConfig} */
const development = {
  ...shared,
  // A page that only development has is named `page.dev.tsx`.
  pageExtensions: ['tsx', 'ts', 'dev.tsx'],
  // Each page as it was when it last could be drawn: `scripts/dev/sound-copy.ts`.
  turbopack: { resolveAlias: { '@/content/*': './.generated/content/*' } },
};

/** @param {string} phase of Next: which of its commands reads this */
export default (phase) => withMDX(phase === PHASE_DEVELOPMENT_SERVER ? development : built);
