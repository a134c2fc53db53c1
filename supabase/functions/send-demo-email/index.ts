import { handlerOf } from './handle.ts';
import { watch } from './watch/index.ts';

/*
 * The one function of the site. The core receives a request, stores it, mails it and tries again; `watch/`
 * reports, reminds and warns.
 */
Deno.serve(handlerOf(watch));
