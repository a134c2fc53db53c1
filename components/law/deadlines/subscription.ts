import { siteUrl } from '@/lib/environment';

/** The address by which an agenda keeps following a calendar file. */
export const subscription = (path: string) => siteUrl.replace(/^https?/, 'webcal') + path;
