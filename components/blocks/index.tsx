import type { ComponentType, ReactNode } from 'react';
import * as z from 'zod';
import * as registry from '@/.generated/blocks';
import { contextOf } from '@/lib/block-context';
import type { ContentPage } from '@/lib/content';
import type { Block } from './define-block';
import { Footnotes, Link, Table } from './markdown';
import { Contents, Sections } from './sections';

/** Every block, by the name that writers use. */
export const blocks: Record<string, Block> = registry;

type Props = Record<string, unknown> & { children?: ReactNode };

/**
 * Everything an MDX body may use, bound to its page. MDX takes it as `components`. A block throws if its props do
 * not match its schema; in development a mark replaces it, because the page shows the content check's report.
 */
export function blocksFor(page: ContentPage) {
  const context = contextOf(page);
  const bound = Object.entries(blocks).map(([name, block]) => {
    // Drawn once its props match the schema that its type comes from.
    const Draw = block as unknown as ComponentType<Props>;
    const BoundBlock = ({ children, ...props }: Props) => {
      const { error } = block.definition.props.safeParse(props);
      if (error && process.env.NODE_ENV === 'development')
        return <p lang="en">{`<${name}> cannot be drawn: see “To correct in the content”.`}</p>;
      if (error)
        throw new Error(
          `content/${page._raw.sourceFilePath}: <${name}>: ${z.prettifyError(error)}`,
        );
      return (
        <Draw {...props} context={context}>
          {children}
        </Draw>
      );
    };
    return [name, Object.assign(BoundBlock, { displayName: name, block })];
  });
  /** Binds a component that writers do not name but the plugins of `lib/mdx` insert. */
  const inContext =
    <Props extends { context: typeof context }>(Draw: ComponentType<Props>) =>
    (props: Omit<Props, 'context'>) => <Draw {...(props as Props)} context={context} />;
  return {
    ...Object.fromEntries(bound),
    Contents: inContext(Contents),
    Footnotes: inContext(Footnotes),
    Sections: inContext(Sections),
    a: inContext(Link),
    table: inContext(Table),
  };
}
