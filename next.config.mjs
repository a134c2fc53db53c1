import { availableParallelism } from 'node:os';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

// No provider: blocks reach the MDX as the `components` prop.
const withMDX = createMDX({ options: { providerImportSource: null } });

/** @type {import('next').NextConfig} */
const shared = {
  experimental: {
    globalNotFound: true,
    // Next's own compiler of MDX, in Rust: 320 pages in 5 seconds instead of 8.
    mdxRs: { mdxType: 'gfm' },
    // What only a server or Next's runtime would read, and `scripts/finish` throws away.
    prefetchInlining: false,
    serverSourceMaps: false,
    turbopackSourceMaps: false,
    // Next leaves one core to itself: of two, half.
    cpus: Math.max(2, availableParallelism() - 1),
  },
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
};

/** @param {string} phase of Next: which of its commands reads this */
export default (phase) => withMDX(phase === PHASE_DEVELOPMENT_SERVER ? development : built);
