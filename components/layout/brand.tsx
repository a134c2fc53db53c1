import { site } from '@/lib/content';
import { homePath, type Locale } from '@/lib/locale';

/** The mark and the name, leading home. */
export function Brand({ locale }: { locale: Locale }) {
  return (
    <a className="brand" href={homePath[locale]}>
      <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
        <path className="brand-sheet" d="M2 2h28v28H2z" />
        <path d="M8 10h16M8 16h16M8 22h6M18 21l3 3 5-6" />
      </svg>
      {site.brand}
    </a>
  );
}
