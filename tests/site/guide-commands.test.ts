import { expect, test } from 'vitest';
import { subcommand, supabaseCommands, unknownParts } from '@/scripts/ops/supabase-cli';

test('commands are found in code of both kinds, in order and without comments', () => {
  const guide = `
First \`supabase link --project-ref REF\`, see \`supabase/config.toml\` and \`npm install supabase@1.2.3\`.

\`\`\`sh
supabase db dump --remote -f data.sql   # needs Docker
pg_dump --data-only
\`\`\`
The supabase CLI asks.
`;
  expect(supabaseCommands(guide)).toEqual([
    'supabase link --project-ref REF',
    'supabase db dump --remote -f data.sql',
  ]);
});

test.each([
  ['supabase db push --remote', 'db push'],
  ['supabase secrets set NAME=value', 'secrets set'],
  ['supabase login', 'login'],
])('the subcommand of %s is “%s”', (command, name) => {
  expect(subcommand(command)).toBe(name);
});

const help = `DESCRIPTION
  Pushes.

USAGE
  supabase db push [flags]

FLAGS
  --dry-run                 Prints only.
  --remote[=<ref|url>]      Targets a remote database.
  --password, -p string     Its password.
`;

test.each([
  ['supabase db push --remote -p secret --dry-run', []],
  ['supabase db push --remot', ['--remot']],
  ['supabase db push --remote -x', ['-x']],
  ['supabase db pull --remote', ['db pull']],
])('of %s the CLI does not know %j', (command, unknown) => {
  expect(unknownParts(command, help)).toEqual(unknown);
});

test('a group of commands is none', () => {
  expect(unknownParts('supabase db', 'USAGE\n  supabase db <subcommand> [flags]\n')).toEqual([
    'db',
  ]);
});
