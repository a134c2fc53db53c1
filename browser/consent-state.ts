import { pageViewsNeedConsent } from '@/lib/privacy';
import { categoriesIn } from './consent-cookie';

type Situation = {
  /** `document.cookie` */
  cookies: string;
  /** Whether the browser sends Global Privacy Control. */
  privacyControl: boolean;
  /** Whether page views wait for consent to statistics (`lib/privacy.ts`). */
  consentRequired: boolean;
};

type ConsentState = {
  /** Whether the visitor has chosen; the banner asks those who have not. */
  decided: boolean;
  /** The categories that the visitor accepted. */
  accepted: string[];
  mayCountPageViews: boolean;
};

/** The policy on consent, in one place and pure: what follows from a visitor's situation. */
export function consentState({
  cookies,
  privacyControl,
  consentRequired,
}: Situation): ConsentState {
  const categories = categoriesIn(cookies);
  const statistics = categories ? categories.includes('statistics') : !consentRequired;
  return {
    decided: categories !== null,
    accepted: categories ?? [],
    mayCountPageViews: statistics && !privacyControl,
  };
}

/** The state of this visitor now. */
export const currentConsent = () =>
  consentState({
    cookies: document.cookie,
    privacyControl: Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl),
    consentRequired: pageViewsNeedConsent,
  });
