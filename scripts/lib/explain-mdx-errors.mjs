import { spawnSync } from 'node:child_process';

/**
 * A remark plugin for development: where a file cannot be parsed, the error says what the content
 * check says of it, and Next shows that in its overlay. JavaScript, because Next's compiler of MDX runs
 * in a Node process of its own, without TypeScript.
 * @this {import('unified').Processor}
 */
export default function explainMdxErrors() {
  const { parser } = this;
  this.parser = (document, file) => {
    try {
      return parser?.(document, file);
    } catch (error) {
      const { stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/commands/check-content.ts'], {
        encoding: 'utf8',
      });
      throw new Error(stderr.trim() || error.message);
    }
  };
}
