import { handle } from './handle.ts';

/* The one function of the site: stores a request, then mails it to the team. */
Deno.serve(handle);
