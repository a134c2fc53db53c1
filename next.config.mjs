import createMDX from '@next/mdx';

// Turbopack takes plugins by name only. No provider: blocks reach the MDX as the `components` prop.
const withMDX = createMDX({
  options: {
    providerImportSource: null,
    remarkPlugins: [['remark-frontmatter', ['yaml']], ['remark-gfm']],
  },
});

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  experimental: { globalNotFound: true },
  // Types are `npm run check`'s work, before every build in CI.
  typescript: { ignoreBuildErrors: true },
};

export default withMDX(config);
