import { countries } from '@/lib/countries';
import { kinds, maxHolders, roles } from '@/lib/law/beneficial-owners';
import { filledRows, isSame, type Row, type Rows, type Values } from './rows';

/*
 * A case in the address: `#case=FR;names;Client;p,Anne,0,25,,,` with a line for each holder (what it is, its
 * name, the number of the line it holds a part of, capital, votes, role, control). A fragment is not sent to
 * any server.
 */
export const start = '#case=';

/**
 * The fragment that brings a case back.
 * @param withNames whether it carries the names; letters stand in their place otherwise
 */
export function fragmentOf({ client, country, votesDiffer, rows }: Values, withNames: boolean) {
  const ids = filledRows(rows);
  if (ids.length === 0) return '';
  const lines = ids.map((id) => {
    const { name, kind, of, share, votes, role, controls } = rows[id] as Row;
    return [
      kind.charAt(0),
      withNames ? name : letterOf(id),
      of === 'client' ? 0 : ids.indexOf(of) + 1 || '',
      decimal(share),
      votesDiffer ? decimal(votes) : '',
      role ? roles.indexOf(role) : '',
      controls ? 1 : '',
    ];
  });
  const head = [country, withNames ? 'names' : '', withNames ? client : ''];
  return (
    start + [...head.map(encode), ...lines.map((line) => line.map(encode).join(','))].join(';')
  );

  /** A, B, C …: the same one for the same holder. */
  function letterOf(id: string) {
    const { name, kind } = rows[id] as Row;
    if (!name.trim()) return '';
    if (kind === 'company' && isSame(name, client)) return '=';
    const at = ids.findIndex(
      (other) => rows[other]?.kind === kind && isSame(rows[other]?.name ?? '', name),
    );
    return String.fromCharCode(65 + (at % 26)) + (at < 26 ? '' : Math.floor(at / 26));
  }
}

/**
 * The case in a fragment.
 * @param clientName what stands for the client where the names were left out
 * @returns nothing if there is none, `unreadable` where it was cut or changed
 */
export function caseIn(hash: string, clientName: string) {
  if (!hash.startsWith(start)) return undefined;
  try {
    const [country, names, client = '', ...lines] = hash.slice(start.length).split(';');
    const rows = lines.map((line, index): [string, Row] => [`r${index + 1}`, rowOf(line)]);
    const countryCode = countries.find((code) => code === country);
    if (!countryCode || rows.length === 0 || rows.length > maxHolders) return 'unreadable';
    const values: Values = {
      client: decodeURIComponent(client),
      country: countryCode,
      votesDiffer: rows.some(([, { votes }]) => votes),
      rows: Object.fromEntries(rows) as Rows,
    };
    return { values, withNames: names === 'names' };
  } catch {
    return 'unreadable';
  }

  function rowOf(line: string): Row {
    const [kind, name = '', of, share = '', votes = '', role, controls] = line
      .split(',')
      .map(decodeURIComponent);
    const holderKind = kinds.find((one) => one.charAt(0) === kind);
    if (!holderKind || of === undefined) throw new Error('no line of a case');
    return {
      name: name === '=' ? clientName : name,
      kind: holderKind,
      of: of === '0' ? 'client' : of && `r${Number(of)}`,
      share,
      votes,
      role: role ? (roles[Number(role)] ?? '') : '',
      controls: controls === '1',
    };
  }
}

const encode = (value: string | number) => encodeURIComponent(value);
const decimal = (share: string) => share.trim().replace(',', '.');
