import { type ContentPage, site } from '@/lib/content';
import { token } from '@/lib/tokens';
import { ledger, pictograms } from './pictogram-paths';

const ink = token('ink');
const green = token('green');
const rule = token('rule');

/**
 * What a page looks like where its address is shared: the ledger's margin with the drawing of the
 * profession, and the heading. Drawn by `next/og`, which knows inline styles only; it never reaches a page.
 */
export function SharePicture({ page }: { page: ContentPage }) {
  const drawing = pictograms[page.name] ?? ledger;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: token('paper'),
        color: ink,
      }}
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
          <path d={drawing.line} />
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
