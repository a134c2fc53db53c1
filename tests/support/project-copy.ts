import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const sources = [
  ...['app', 'browser', 'components', 'content', 'lib', 'public', 'scripts', 'supabase', 'tests'],
  ...['docs', 'README.md', 'biome.json', 'contentlayer.config.ts', 'next.config.mjs'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
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
    run: (command: string, ...args: string[]) =>
      new Promise<{ code: number; output: string }>((done) => {
        // Next builds for visitors whatever the runner of the tests says.
        const env = { ...process.env, NODE_ENV: 'production' as const, PWD: resolve(folder) };
        const options = { cwd: folder, env, maxBuffer: 2 ** 26 };
        const child = execFile(command, args, options, (_, out, error) =>
          done({ code: child.exitCode ?? 1, output: out + error }),
        );
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type ProjectCopy = ReturnType<typeof copyProject>;
