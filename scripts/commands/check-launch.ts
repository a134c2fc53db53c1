import { readContent } from '../content/read-content';
import { environmentFindings } from '../launch/build-environment';
import { builtFindings } from '../launch/built-files';
import { confirmationFindings } from '../launch/confirmations';
import type { Finding } from '../launch/finding';
import { sitePlaceholders } from '../launch/site-values';
import { main } from '../lib/cli';

/*
 * Everything that stands between this site and its visitors: values that the company has not given,
 * the environment of the build, what was built, and what somebody has to confirm.
 */
main(async () => {
  const content = readContent();
  const groups: [title: string, findings: Finding[]][] = [
    ['Values that are still placeholders', sitePlaceholders(content)],
    ['Environment of the build', environmentFindings()],
    ['The built site', await builtFindings()],
    ['To be confirmed by the company', confirmationFindings(content)],
  ];
  for (const [title, findings] of groups)
    if (findings.length > 0) console.log([`── ${title}\n`, ...findings.map(lines)].join('\n'));
  const count = groups.reduce((sum, [, findings]) => sum + findings.length, 0);
  if (count > 0)
    throw new Error(`${count} ${count === 1 ? 'thing' : 'things'} to settle before the launch.`);
  console.log('Nothing stands in the way of the launch.');
});

const lines = ({ where, what, why }: Finding) => `${where}\n  ${what}\n  ${why}\n`;
