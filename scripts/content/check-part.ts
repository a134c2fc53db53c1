import { parts } from '../other-parts';
import { readBlocks } from './blocks';
import { checkPart } from './check-content';
import { readContent } from './read-content';

/* A process of `checkInProcesses`: checks its part of a content folder and hands over what it knows. */
const [folder, part] = process.argv.slice(2);
process.send?.(checkPart(readContent(folder), readBlocks(), Number(part), parts));
