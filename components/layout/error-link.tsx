import { type ContentPage, interfaceWords, pageNamed, statesLaw } from '@/lib/content';
import { fill } from '@/lib/format';

/** At the foot of a page of law: the contact form, with the page named as its subject (`use-fragment.ts`). */
export function ErrorLink({ page }: { page: ContentPage }) {
  const contact = pageNamed('pages/contact', page.locale);
  if (!contact || !statesLaw(page)) return null;
  const words = interfaceWords(page.locale).page;
  const subject = encodeURIComponent(fill(words.errorSubject, { page: page.navTitle }));
  return (
    <p className="page-tools" data-markdown="none">
      <a href={`${contact.path}#subject=${subject}`}>{words.errorLink}</a>
    </p>
  );
}
