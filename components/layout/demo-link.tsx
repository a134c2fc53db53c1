import { interfaceWords, pageNamed } from '@/lib/content';
import type { Locale } from '@/lib/locale';
import { printableUrl } from '@/lib/seo';

/** The button to the demo form, in the visitor's language. */
export function DemoLink({ locale, label }: { locale: Locale; label?: string }) {
  const demo = pageNamed('pages/demo', locale);
  if (!demo) return null;
  return (
    <a className="button" href={demo.path} data-address={printableUrl(demo.path)}>
      {label ?? interfaceWords(locale).page.demoButton}
    </a>
  );
}
