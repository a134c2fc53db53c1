import type { Block } from '../blocks';
import type { Fault } from '../fault';
import type { Content } from '../read-content';

/** One thing that is checked: finds what is wrong in the whole content. */
export type Rule = (content: Content, blocks: Map<string, Block>) => Fault[];
