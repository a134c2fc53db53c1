import { parts } from '../other-parts';
import { finishPages } from './finish-pages';

/* A process of `finish`: finishes its part of the pages and hands over their problems. */
const [script = '', print = '', part] = process.argv.slice(2);
process.send?.(await finishPages({ script, print }, Number(part), parts));
