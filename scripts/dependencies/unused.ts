import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = 'app browser components content lib scripts supabase tests'.split(' ');
const files = ['package.json', 'contentlayer.config.ts', 'next.config.mjs'];

/** Tools that are called by another name than their package's. */
const commands: Record<string, string[]> = {
  '@biomejs/biome': ['biome'],
  typescript: ['tsc'],
};

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

/** The project's own text: code, configuration and what npm runs. */
export function projectText(): string {
  const inside = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.([cm]?[jt]sx?|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...files, ...inside]
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return file === 'package.json' ? JSON.stringify(JSON.parse(text).scripts) : text;
    })
    .join('\n');
}

/**
 * Packages that package.json asks for and nothing imports, runs or names.
 * @param text the project's own, as `projectText` gives it
 */
export function unusedPackages({ dependencies, devDependencies }: Manifest, text: string) {
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return names.filter((name) => !isUsed(name, names, text));
}

function isUsed(name: string, names: string[], text: string): boolean {
  const typed = name.match(/^@types\/(.*)$/)?.[1];
  if (typed === 'node' || names.includes(typed ?? '')) return true;
  return [typed ?? name, ...(commands[name] ?? [])].some((word) =>
    // An import, a plugin or a command in quotes, with or without a path; the start of a script.
    new RegExp(`['"\`]${word}(/[^'"\`]*)?['"\`]|(npm:|node_modules/)${word}[/@]|"${word} `).test(
      text,
    ),
  );
}
