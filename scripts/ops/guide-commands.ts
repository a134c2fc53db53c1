/**
 * The commands of the Supabase CLI in a guide, in order and without comments.
 * @param markdown the guide's text
 */
export function supabaseCommands(markdown: string): string[] {
  const code = markdown.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g);
  return [...code]
    .flatMap(([, block, span]) => (block ?? span ?? '').split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line.startsWith('supabase '));
}

/** The part of a command before its first option: `db push` in `supabase db push --remote`. */
export const subcommand = (command: string) =>
  (command.match(/^supabase((?: [a-z][\w-]*)*)/)?.[1] ?? '').trim();

/**
 * Compares a command with what the CLI says of it.
 * @param help what `--help` prints for it
 * @returns what the CLI does not know
 */
export function unknownParts(command: string, help: string): string[] {
  const usage = help.match(/^USAGE\n\s+supabase (.*?) \[flags\]/m)?.[1] ?? '<subcommand>';
  const isKnown = `${subcommand(command)} `.startsWith(`${usage} `);
  const flags = command.match(/(?<= )--?[a-z][\w-]*/g) ?? [];
  const unknownFlags = flags.filter((flag) => !new RegExp(`^  .*${flag}\\b`, 'm').test(help));
  return isKnown ? unknownFlags : [subcommand(command)];
}
