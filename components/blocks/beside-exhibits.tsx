import { Children, type ReactNode } from 'react';
import { exhibits } from '@/components/exhibits';
import { nameOf } from './block-name';

const prose = ['h2', 'h3', 'p', 'ul', 'ol', 'Answer', 'Offices'];
const isExhibit = (name: string) => name in exhibits || name === 'CompanyFile';

/** Whether a block is set with the words around it. */
export const isProse = (name: string) => prose.includes(name) || isExhibit(name);

/**
 * The children of a section with each exhibit in one element with the text before it, so that wide
 * screens can show the two side by side. The text reaches back to its heading; an exhibit that follows
 * a heading at once takes the text after it.
 */
export function besideExhibits(children: ReactNode): ReactNode {
  const blocks = Children.toArray(children).filter((child) => child !== '\n');
  const parts: ReactNode[] = [];
  let text: ReactNode[] = [];
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    const name = nameOf(block);
    if (name === 'h2' || name === 'h3' || !isProse(name)) {
      parts.push(...text);
      text = [];
    }
    if (prose.includes(name)) text.push(block);
    else if (isExhibit(name)) {
      if (text.every((part) => /^h\d$/.test(nameOf(part))))
        while (['p', 'ul', 'ol'].includes(nameOf(blocks[index + 1]))) text.push(blocks[++index]);
      parts.push(
        <div className="beside" key={index}>
          <div className="beside-text">{text}</div>
          {block}
        </div>,
      );
      text = [];
    } else parts.push(block);
  }
  return [...parts, ...text];
}
