/** One line drawing per page, on a grid of 32 by 32, in one stroke. */
export const pictogramPaths: Record<string, string> = {
  'sectors/lawyers':
    'M16 5v21M10 26h12M6 9h20M6 9l-4 9h8L6 9M26 9l-4 9h8L26 9M2 18a4 3 0 0 0 8 0M22 18a4 3 0 0 0 8 0',
  'sectors/accountants': 'M7 4h18v24H7zM11 9h10M11 14h10M11 19h5M18 19h3M11 24h3M18 23h4v-1h-4z',
  'sectors/notaries':
    'M16 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M16 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 19l-2 10 7-4 7 4-2-10',
  'sectors/real-estate': 'M4 15 16 5l12 10M7 13v14h18V13M13 27v-8h6v8',
  'sectors/art-dealers': 'M4 6h24v20H4zM8 10h16v12H8zM8 20l5-5 4 4 3-2 4 4M19 13h2',
  'sectors/domiciliation-companies': 'M3 8h26v17H3zM3 9l13 9 13-9M9 25v3M23 25v3',
  'sectors/yachting-industries': 'M16 3v19M16 5l9 14h-9M14 8l-7 11h7M3 23h26l-4 6H7z',
  'services/data-security': 'M5 5h22v7H5zM5 12h22v7H5zM5 19h22v7H5zM9 8.5h3M9 15.5h3M9 22.5h3',
  'services/implementation':
    'M4 8h15M25 8h3M22 5v6M4 16h5M15 16h13M12 13v6M4 24h12M22 24h6M19 21v6',
  'pages/about': 'M5 28V11h10v17M15 28V4h12v24M3 28h26M9 15h2M9 20h2M19 9h4M19 14h4M19 19h4',
  'pages/contact': 'M4 6h24v16H14l-6 6v-6H4zM9 11h14M9 16h9',
  'pages/demo': 'M3 5h26v17H3zM11 28h10M16 22v6M8 10h9M8 14h5M20 12l2 2 4-4',
};

/** The drawing of a page's trade. Decorative: the page's name stands beside it. */
export function Pictogram({ name }: { name: string }) {
  const path = pictogramPaths[name];
  if (!path) return null;
  return (
    <svg className="pictogram" viewBox="0 0 32 32" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
