import type { InterfaceWords } from '@/lib/content/schemas/interface';
import type { RequestFormWords } from '@/lib/content/schemas/request-form';
import type { Locale } from '@/lib/locale';
import type { RequestType } from '@/supabase/functions/_shared/form-fields';

/** Words of every form. */
type SharedWords = Omit<InterfaceWords['forms'], 'demo' | 'contact' | 'outcomes'>;

/** Props of a form: JSON only, because an island's props travel in the page. */
export type RequestFormProps = {
  type: RequestType;
  locale: Locale;
  words: RequestFormWords;
  shared: SharedWords;
  /** Address of the function, for the native post. */
  action: string;
  /** Address of the privacy policy. */
  privacyPath: string;
  /** What the field `sector` takes for each profession, by the names of their pages. */
  sectors: Record<string, string>;
  /** The company's e-mail address, as another way to reach it. */
  email: string;
};
