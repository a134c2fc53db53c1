import { spawnSync } from 'node:child_process';

/**
 * A remark plugin for development: if a file cannot be parsed, Next's overlay shows the content check's
 * report. Written in JavaScript, because Next compiles MDX in a Node process without TypeScript.
 * @this {import('unified').Processor}
 */
export default function explainMdxErrors() {
  const { parser } = this;
  this.parser = (document, file) => {
    try {
      return parser?.(document, file);
    } catch (error) {
      const command = ['scripts/check-content.ts', '--no-spelling'];
      const check = spawnSync('node_modules/.bin/tsx', command, { encoding: 'utf8' });
      throw check.status ? new Error(`${check.stdout}${check.stderr}`.trim()) : error;
    }
  };
}
