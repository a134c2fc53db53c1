/* What has no types of its own: packages, and what `npm run dev` generates. */

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: 'woff2';
      noHinting?: boolean;
      noLayoutClosure?: boolean;
      keepFeatures?: string[];
      dropTables?: string[];
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}

declare module '*.css';

declare module '*.mdx' {
  const Body: import('react').ComponentType<{ components: Record<string, unknown> }>;
  export default Body;
}

declare module '@/.generated/content-faults.json' {
  const faults: {
    file: string;
    line: number;
    column: number;
    message: string;
    advice: string;
    stops?: boolean;
  }[];
  export default faults;
}
