import type { RequestFormWords } from '@/lib/request-form-schema';
import type { RequestLocale, RequestType } from '@/supabase/functions/_shared/schemas';

/** Words that the four forms share. */
export type SharedWords = Record<
  | 'optional'
  | 'errorSummary'
  | 'tooLong'
  | 'counter'
  | 'choose'
  | 'website'
  | 'offline'
  | 'rule'
  | 'emailExample'
  | 'sending'
  | 'close'
  | 'notifications'
  | 'tooMany'
  | 'otherWay'
  | 'privacy',
  string
>;

/** What a form takes: JSON only, because an island's props travel in the page. */
export type RequestFormProps = {
  type: RequestType;
  locale: RequestLocale;
  words: RequestFormWords;
  shared: SharedWords;
  /** Address of the function, for the native post. */
  action: string;
  /** Address of the privacy policy. */
  privacyPath: string;
  /** The company's e-mail address, the other way to reach it. */
  email: string;
};
