import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { escapeXml } from './firm-name';

type Properties = { day: string; firm: string };

/**
 * The same file for the same document, whenever it is made: the library writes the day and hour of the build
 * into the zip and into the properties.
 * @param day the day that the file says it was made, as an ISO date
 * @param firm what the property `Company` says until the firm writes its name
 */
export function reproducible(file: Uint8Array, { day, firm }: Properties): Uint8Array {
  const parts = unzipSync(file);
  const entries = Object.keys(parts)
    .sort(inPackageOrder)
    .map((name) => [name, withProperties(name, parts[name] as Uint8Array, { day, firm })]);
  // A zip has no time zone, and fflate writes the local time of the machine.
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const zippable: Zippable = Object.fromEntries(entries);
  return zipSync(zippable, { level: 9, mtime: new Date(year, month - 1, date, 12) });
}

function withProperties(name: string, content: Uint8Array, { day, firm }: Properties) {
  if (name === 'docProps/core.xml')
    return strToU8(strFromU8(content).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, `${day}T12:00:00Z`));
  if (name === 'docProps/app.xml')
    return strToU8(
      strFromU8(content).replace(
        /<\/Properties>|(<Properties[^>]*)\/>/,
        (end, open) =>
          `${open ? `${open}>` : ''}<Company>${escapeXml(firm)}</Company>${open ? '</Properties>' : end}`,
      ),
    );
  // The library writes an empty box as a symbol of a font that only Word has; Word itself writes the character.
  if (name === 'word/document.xml')
    return strToU8(strFromU8(content).replaceAll(/<w:sym w:char="2610"[^>]*\/>/g, '<w:t>☐</w:t>'));
  return content;
}

/** The list of types comes first, as the format advises: a reader knows at once what the file is. */
const inPackageOrder = (a: string, b: string) =>
  Number(b === types) - Number(a === types) || (a < b ? -1 : 1);

const types = '[Content_Types].xml';
