import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { blocks, blocksFor } from '@/components/blocks';
import { TableHead } from '@/components/blocks/data-table';
import type { BlockDefinition } from '@/components/blocks/define-block';
import { PageLayout } from '@/components/layout/page-layout';
import { pageNamed } from '@/lib/content';
import Examples from './examples.mdx';
import { propRows } from './prop-rows';
import './catalogue.css';

const contents = {
  required: 'Holds text or other blocks.',
  optional: 'May hold text or other blocks.',
  none: 'Holds nothing: end the tag with />.',
};

/**
 * Every block with its props, an example and its MDX: the examples are `examples.mdx`, all else comes
 * from the schemas. For writers, in `next dev`.
 * @throws Error where a block has no example, or where there is no home page to draw them on.
 */
export function Catalogue() {
  const page = pageNamed('pages/home', 'en');
  if (!page) throw new Error('The catalogue draws its examples on pages/home.en.mdx: restore it.');
  const names = [...Object.keys(blocks), 'Markdown'];
  const text = readFileSync('components/catalogue/examples.mdx', 'utf8');
  const missing = names.filter((name) => !text.includes(`<Example of="${name}">`));
  if (missing.length > 0) throw new Error(`examples.mdx lacks: ${missing.join(', ')}.`);

  return (
    <PageLayout current={{ locale: 'en', path: null, versions: {} }}>
      <header className="hero">
        <div className="hero-text">
          <h1>Catalogue of blocks</h1>
          <p className="lead">Everything that the text of a page may use, with its props.</p>
          <nav aria-label="Blocks">
            <ul className="row">
              {names.map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <Examples components={{ ...blocksFor(page), Example }} />
    </PageLayout>
  );

  function Example({ of, children }: { of: string; children: ReactNode }) {
    const { description, inside = 'none', props } = definitionOf(of);
    const [, source] = text.split(`<Example of="${of}">`);
    return (
      <section className="section" id={of} aria-labelledby={`${of}-name`}>
        <div className="text">
          <h2 id={`${of}-name`}>{of}</h2>
          <p>{description}</p>
          <p className="small">{contents[inside]}</p>
          <Props props={props} />
          <div className="catalogue-example">{children}</div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre className="catalogue-source" tabIndex={0}>
            <code>{source?.split('</Example>')[0]?.trim()}</code>
          </pre>
        </div>
      </section>
    );
  }
}

/** Not a block, but in the catalogue all the same. */
const markdown: BlockDefinition = {
  description: 'What ordinary Markdown becomes, without any block.',
  inside: 'optional',
  props: z.strictObject({}),
};

/** @throws Error where an example names a block that does not exist. */
function definitionOf(name: string): BlockDefinition {
  if (name === 'Markdown') return markdown;
  const block = blocks[name];
  if (!block) throw new Error(`examples.mdx: there is no block ${name}.`);
  return block.definition;
}

function Props({ props }: { props: z.ZodObject }) {
  const rows = propRows(props);
  if (rows.length === 0) return <p>No props.</p>;
  return (
    <table className="catalogue-props">
      <TableHead heads={['Prop', 'Value', 'What it is for']} />
      <tbody>
        {rows.map(({ name, type, optional, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{optional ? `${type}, optional` : type}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
