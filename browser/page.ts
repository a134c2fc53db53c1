import { watchConsent } from './consent';
import { wakeIslands } from './islands';
import { watchMenu } from './menu';
import { fillNewsletterToken } from './newsletter';
import { logMissingPath } from './not-found';
import { countPageViews } from './page-view';

/* The script of every page: no React, no dependency at load. */
countPageViews();
watchConsent();
watchMenu();
logMissingPath();
fillNewsletterToken();
// In `next dev` Next itself hydrates the forms.
if (process.env.NODE_ENV !== 'development') wakeIslands();
