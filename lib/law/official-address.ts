import type { Locale } from '../locale';

/**
 * The address of an official text, from its identifier in `content/law/sources.yml`. A section of a code opens
 * at the article in browsers that follow text fragments, and at its start in others.
 * @throws Error for an identifier of another kind
 */
export function officialAddress(at: string, locale: Locale, article?: string): string {
  if (at.startsWith('https:')) return at;
  if (at.startsWith('etat/')) return `https://legilux.public.lu/eli/${at}`;
  if (/^3\d{4}[RL]/.test(at)) {
    const anchor = article ? `#art_${article}` : '';
    return `https://eur-lex.europa.eu/legal-content/${locale.toUpperCase()}/TXT/?uri=CELEX:${at}${anchor}`;
  }
  const path = legifrancePaths[at.slice(0, 8)];
  if (!path) throw new Error(`content/law/sources.yml: no address can be made of ${at}.`);
  const fragment =
    at.startsWith('LEGISCTA') && article ? `#:~:text=Article%20${plain(article)}` : '';
  return `https://www.legifrance.gouv.fr/${path}/${at}${fragment}`;
}

const legifrancePaths: Record<string, string | undefined> = {
  LEGITEXT: 'codes/texte_lc',
  LEGISCTA: 'codes/id',
  LEGIARTI: 'codes/article_lc',
  JORFTEXT: 'loda/id',
  JORFARTI: 'jorf/article_jo',
};

/** Légifrance writes L561-2. A hyphen in a text fragment separates its parts unless it is escaped. */
const plain = (article: string) => article.replace('.', '').replaceAll('-', '%2D');

/** Where an address leads, for the reader: legifrance.gouv.fr. */
export const siteOf = (address: string) => new URL(address).hostname.replace('www.', '');
