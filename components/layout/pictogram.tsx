import { ledger, pictograms } from './pictogram-paths';

/** Address of the file that holds every drawing, each under the last part of its page's name. */
const sprite = '/pictograms.svg';

const idOf = (name: string) => name.split('/').at(-1);

/**
 * The drawing of a page, and a ledger for a profession that has none yet. Decorative: the page's name stands
 * beside it.
 */
export function Pictogram({ name }: { name: string }) {
  const drawing = pictograms[name] ? name : name.startsWith('sectors/') ? 'ledger' : undefined;
  if (!drawing) return null;
  return (
    <svg className="pictogram" aria-hidden="true">
      <use href={`${sprite}#${idOf(drawing)}`} />
    </svg>
  );
}

/** The file itself. A page sets the second tone with `--tone`, which reaches into it. */
export const pictogramSprite = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries({ ...pictograms, ledger })
    .map(
      ([name, { line, fill }]) =>
        `<symbol id="${idOf(name)}" viewBox="0 0 32 32">${fill ? `<path stroke="none" fill="var(--tone,none)" d="${fill}"/>` : ''}<path d="${line}"/></symbol>`,
    )
    .join('')}</svg>`;
