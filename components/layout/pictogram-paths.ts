/** A drawing on a grid of 32 by 32: its lines, and the part that is filled where it is large. */
export type Drawing = { line: string; fill?: string };

const mirrored = (line: string, fill: string): Drawing => ({ line: `${line}${fill}`, fill });

/** What stands for a page without a drawing of its own: a ledger with a tick. */
export const ledger = mirrored('M6 8h13M6 14h13M6 20h6M15 22l3 3 5-6', 'M.75 2h24v28h-24z');

/** One drawing per page, in one hand: 28 high, from the left edge, in one stroke of 1.5. */
export const pictograms: Record<string, Drawing> = {
  // A pair of scales.
  'sectors/lawyers': mirrored(
    'M16 2v28M9.5 30h13M5 6.5h22M5.25 7 1 18M5.25 7l4.25 11M26.75 7 22.5 18M26.75 7 31 18',
    'M.75 18c0 5.5 9 5.5 9 0zM22.25 18c0 5.5 9 5.5 9 0z',
  ),
  // A ledger with its double rule.
  'sectors/accountants': mirrored(
    'M5.75 2h19v28h-19M10 8h10.5M10 13h10.5M10 18h6M10 23.5h10.5M10 26h10.5',
    'M.75 2h5v28h-5z',
  ),
  // The panonceau, the oval shield at a notary's door.
  'sectors/notaries': mirrored(
    'M13 2c6.8 0 12.25 6.25 12.25 14S19.8 30 13 30 .75 23.75.75 16 6.2 2 13 2zM13 11v11.5M9 13h8M7.5 18h3L9 13.5zM15.5 18h3L17 13.5zM10.5 22.5h5',
    'M13 5.5c4.85 0 8.75 4.7 8.75 10.5s-3.9 10.5-8.75 10.5S4.25 21.8 4.25 16 8.15 5.5 13 5.5z',
  ),
  // A key.
  'sectors/real-estate': mirrored(
    'M14 15.5 28.5 30M28.5 30v-4.5h-4.25v-4.25H20M10 8.75a2 2 0 1 0-4 0 2 2 0 0 0 4 0z',
    'M16.25 9.75a7.75 7.75 0 1 0-15.5 0 7.75 7.75 0 0 0 15.5 0z',
  ),
  // A portrait in its frame, on an easel.
  'sectors/art-dealers': mirrored(
    'M15 4.5V2M3.5 4.5h23v18h-23zM.75 22.5h28.5M6 22.5 3.5 30M24 22.5l2.5 7.5M15 22.5V28M18 10.25a3 3 0 1 0-6 0 3 3 0 0 0 6 0z',
    'M8.5 22.5c.3-4.5 2.7-7 6.5-7s6.2 2.5 6.5 7z',
  ),
  // A name plate, and the bell beside it.
  'sectors/domiciliation-companies': mirrored(
    'M5 8h11M5 12.5h11M5 17h11M5 21.5h6.5M24.5 9h6.75v14H24.5zM29.75 16a1.9 1.9 0 1 0-3.8 0 1.9 1.9 0 0 0 3.8 0z',
    'M.75 2h20v28h-20z',
  ),
  // A yacht under sail.
  'sectors/yachting-industries': mirrored(
    'M15 2v20.5M13 7 4.5 19.5H13M.75 23.5h29.5L26 30H5z',
    'M17.5 4.5 27 19.5h-9.5z',
  ),
  'services/data-security': mirrored(
    'M.75 11.33h26M.75 20.66h26M5.25 6.66h4M5.25 16h4M5.25 25.33h4',
    'M.75 2h26v28h-26z',
  ),
  'services/implementation': {
    line: 'M.75 7h14M21 7h8.25M18 4v6M.75 16h4.5M11.5 16h17.75M8.5 13v6M.75 25h11M18 25h11.25M15 22v6',
  },
  'pages/about': mirrored(
    'M12.75 30h16.5V2H12.75v9M5 16h3.5M5 21h3.5M17 8h8M17 14h8M17 20h8',
    'M.75 11h12v19h-12z',
  ),
  'pages/contact': mirrored('M6.5 11h16M6.5 16h10', 'M.75 4h28v18H13l-7 7v-7H.75z'),
  'pages/demo': mirrored(
    'M9.5 30h11M15 23v7M6 9.5h9M6 14.5h5M18 13l3 3 5.5-7',
    'M.75 3h28.5v20H.75z',
  ),
};
