import { join } from 'node:path';
import { API, type Checker, SignatureKind, SymbolFlags, type Type } from 'typescript/unstable/sync';
import * as z from 'zod';
import { propertySchema } from './type-schema';

/** A block or exhibit that MDX may use, as its component declares it. */
export type Block = {
  name: string;
  /** What it is for: the comment on its component. */
  comment: string;
  /** Each prop with its description, as a schema of what a writer may give. */
  props: z.ZodObject;
  /** Whether the block has something inside. */
  inside: 'required' | 'optional' | 'none';
};

const root = join(import.meta.dirname, '../..');

/**
 * The blocks of `components/blocks/index.tsx` with their props, read from the components' own
 * types: what TypeScript accepts is what a page may write.
 */
export function readBlocks(): Map<string, Block> {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'scripts/content/blocks.tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const file = project?.program.getSourceFile(join(root, 'components/blocks/index.tsx'));
    if (!project || !file) throw new Error('components/blocks/index.tsx cannot be read.');
    const { checker } = project;
    const blocks = checker.resolveName('blocks', SymbolFlags.Value, file);
    if (!blocks) throw new Error('components/blocks/index.tsx declares no `blocks`.');
    const names = checker.getPropertiesOfType(checker.getTypeOfSymbol(blocks) as Type);
    // A name in lower case replaces what Markdown makes, such as `table`: writers do not write it.
    return new Map(
      names
        .filter(({ name }) => /^[A-Z]/.test(name))
        .map((symbol) => [
          symbol.name,
          blockOf(checker, symbol.name, checker.getTypeOfSymbol(symbol) as Type),
        ]),
    );
  } finally {
    api.close();
  }
}

function blockOf(checker: Checker, name: string, component: Type): Block {
  const declared = component.getSymbol();
  const [signature] = checker.getSignaturesOfType(component, SignatureKind.Call);
  const [parameter] = signature?.getParameters() ?? [];
  const symbols = parameter
    ? checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter) as Type)
    : [];
  const children = symbols.find((symbol) => symbol.name === 'children');
  const props = symbols.filter((symbol) => !['children', 'page'].includes(symbol.name));
  return {
    name,
    comment: declared ? checker.getDocumentationCommentOfSymbol(declared) : '',
    props: z.strictObject(
      Object.fromEntries(props.map((symbol) => [symbol.name, propertySchema(checker, symbol)])),
    ),
    inside: !children ? 'none' : children.flags & SymbolFlags.Optional ? 'optional' : 'required',
  };
}
