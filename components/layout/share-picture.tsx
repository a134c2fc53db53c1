import { type ContentPage, site } from '@/lib/content';
import { pictograms } from './pictogram-paths';

const ink = '#14201B';
const green = '#0E4A3B';
const rule = '#C9D6CE';

/**
 * What a page looks like where its address is shared: the ledger's margin with the drawing of the
 * profession, and the heading. Drawn by `next/og`, which knows inline styles only; it never reaches a page.
 */
export function SharePicture({ page }: { page: ContentPage }) {
  const drawing =
    pictograms[page.name]?.line ?? 'M4 4h24v24H4zM9 11h14M9 16h14M9 21h6M18 21l3 3 5-6';
  return (
    <div
      style={{ display: 'flex', width: '100%', height: '100%', background: '#F6F8F5', color: ink }}
    >
      <div
        style={{
          display: 'flex',
          width: 260,
          padding: '72px 0 0 72px',
          borderRight: `6px solid ${rule}`,
        }}
      >
        <svg
          width="120"
          height="120"
          viewBox="0 0 32 32"
          aria-hidden="true"
          fill="none"
          stroke={green}
          strokeWidth="1.4"
        >
          <path d={drawing} />
        </svg>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flex: 1,
          padding: '64px 72px 56px 64px',
          fontFamily: 'Spectral',
        }}
      >
        <div style={{ fontSize: page.heading.length > 40 ? 68 : 84, lineHeight: 1.12 }}>
          {page.heading.replaceAll('\u202f', '\u00a0')}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', color: green, fontSize: 34 }}>
          {site.brand}
        </div>
      </div>
    </div>
  );
}
