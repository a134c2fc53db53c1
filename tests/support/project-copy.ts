import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { run } from './commands';

const sources = [
  ...['app', 'browser', 'components', 'content', 'lib', 'public', 'scripts', 'supabase', 'tests'],
  ...['docs', 'README.md', 'biome.json', 'contentlayer.config.ts', 'next.config.mjs'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', '.mdxlintrc.mjs'],
];

/**
 * A copy of the project in a folder of `.local`: inside the project, because Next's bundler follows no
 * link to modules outside its root.
 */
export function copyProject(name: string) {
  const folder = `.local/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of sources) cpSync(source, `${folder}/${source}`, { recursive: true });
  symlinkSync(relative(folder, 'node_modules'), `${folder}/node_modules`);
  return {
    folder,
    edit: (file: string, change: (text: string) => string) =>
      writeFileSync(`${folder}/${file}`, change(readFileSync(`${folder}/${file}`, 'utf8'))),
    /** Runs a command there, as whoever works on the site does. @returns its exit code and output. */
    run: async (command: string, ...args: string[]) => {
      // Next builds for visitors whatever the runner of the tests says.
      const env = { ...process.env, NODE_ENV: 'production' as const, PWD: resolve(folder) };
      const { code, out, error } = await run(command, args, { cwd: folder, env });
      return { code, output: out + error };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type ProjectCopy = ReturnType<typeof copyProject>;
