import { readFileSync } from 'node:fs';
import { commentOf, reportSchema } from './pull-request/comment.ts';

/*
 * Prints the comment on a pull request: `node scripts/pull-request-comment.ts REPORT BLOB [PREVIEW]`. Node 24
 * runs it as it is, with no package but zod.
 */
const [report = '', blob = '', preview] = process.argv.slice(2);
const known = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
console.log(commentOf(known, preview || undefined, blob));
