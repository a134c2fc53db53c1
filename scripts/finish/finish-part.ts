import { parts } from '../other-parts';
import { finishPages } from './finish-pages';

/* A process of `finish`: finishes its part of the pages and hands over their problems. */
const [assets = '', part] = process.argv.slice(2);
process.send?.(await finishPages(JSON.parse(assets), Number(part), parts));
