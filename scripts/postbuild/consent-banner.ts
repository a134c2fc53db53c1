import { writeHashed } from './files';

/**
 * Moves the cookie banner out of a page, into a file that its script fetches when the banner opens. The
 * links that open it say where that file is.
 * @see browser/consent-banner.ts
 */
export async function withoutConsentBanner(html: string): Promise<string> {
  const [banner] = /<section class="consent".*?<\/section>/s.exec(html) ?? [];
  if (!banner) return html;
  // Not .html: hosts serve such a file as a page.
  const address = await writeHashed('/assets/consent-banner', 'txt', banner);
  return html
    .replace(banner, '')
    .replaceAll('data-consent-open=""', `data-consent-open="${address}"`);
}
