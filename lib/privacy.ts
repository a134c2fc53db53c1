/**
 * Whether page views wait for the visitor's consent to statistics. False as the specification asks
 * (one record on every page view) and as the CNIL's audience-measurement exemption allows; a
 * publisher whose regulator wants consent first (Luxembourg's CNPD) sets it to true. The script of
 * every page, the banner's words and the privacy policy's sentence follow it.
 */
export const pageViewsNeedConsent: boolean = false;

/** The categories of the cookie banner that a visitor may refuse, in its order. */
export const optionalCategories = ['statistics', 'marketing'] as const;
