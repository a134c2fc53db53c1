import { fileURLToPath } from 'node:url';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { rehypePlugins, remarkPlugins, remarkRehypeOptions } from './lib/mdx/plugins.mjs';

/** Puts the words of the content check into Next's overlay where a page cannot be compiled. */
const explainPlugin = fileURLToPath(new URL('scripts/lib/explain-mdx-errors.mjs', import.meta.url));

/** @type {import('next').NextConfig} */
const shared = {
  experimental: {
    globalNotFound: true,
    // Only a server or Next's runtime would read these, and `scripts/postbuild` removes that runtime.
    prefetchInlining: false,
    serverSourceMaps: false,
    turbopackSourceMaps: false,
    // Where nobody keeps `.next/cache`, writing it would only cost time.
    turbopackFileSystemCacheForBuild: !process.env.CI || process.env.KEEPS_NEXT_CACHE === '1',
  },
  // `npm run check` checks types, before every build in CI.
  typescript: { ignoreBuildErrors: true },
};

/** Where `next dev` finds the files whose addresses follow from the content; a build moves them there. */
const contentFiles = async () => [
  { source: '/:path*.:extension(ics|csv|atom|docx)', destination: '/content-files/:path*.:extension' },
];

/** @param {string} phase the Next command that reads this file */
export default (phase) => {
  const development = phase === PHASE_DEVELOPMENT_SERVER;
  const withMDX = createMDX({
    options: {
      // No provider: blocks reach the MDX as its `components` prop.
      providerImportSource: null,
      remarkPlugins: development ? [...remarkPlugins, explainPlugin] : remarkPlugins,
      remarkRehypeOptions,
      rehypePlugins,
    },
  });
  return withMDX(
    development
      ? // Pages that exist in development only are named `page.dev.tsx`.
        { ...shared, pageExtensions: ['tsx', 'ts', 'dev.tsx'], rewrites: contentFiles }
      : { ...shared, output: 'export' },
  );
};
