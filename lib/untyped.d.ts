/* Types of packages without any, and of what `npm run dev` generates. */

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      noHinting?: boolean;
      noLayoutClosure?: boolean;
      keepFeatures?: string[];
      dropTables?: string[];
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}

declare module '*.css';

declare module '@/.generated/content-report.json' {
  const content: { report: string };
  export default content;
}
