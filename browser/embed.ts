import { nameProfession } from './demo-links';
import { hydrateIslands } from './islands';
import { followTarget, openDetailsInPrint } from './reveal';

/* The script of an embed page, in another site's frame: it counts no view, asks nothing and keeps nothing. */
openDetailsInPrint();
if (document.querySelector('[data-stage]')) import('./deadlines');
if (document.querySelector('.scope')) import('./scope');
nameProfession();
followTarget();
hydrateIslands();
