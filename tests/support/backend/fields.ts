/** What a form accepts in a field. */
export type Rule =
  | { kind: 'line' | 'text' | 'email'; max: number; optional?: true }
  | { kind: 'choice'; values: string[] }
  | { kind: 'tick'; optional?: true };

type Cases = {
  /** A value that is sent, and what is stored of it. */
  kept: [sent: unknown, stored: unknown][];
  /** A value that is sent, and the codes it is refused with. */
  refused: [sent: unknown, codes: string[]][];
};

/** Values that try a field from both sides. */
export function casesOf(rule: Rule): Cases {
  if (rule.kind === 'tick') return rule.optional ? optionalTick : tick;
  if (rule.kind === 'choice') return choice(rule.values);
  return words(rule);
}

const tick: Cases = {
  kept: [[true, true]],
  refused: [undefined, false, null, 'true', 'on', 1].map((sent) => [sent, ['required']]),
};

const optionalTick: Cases = {
  kept: [
    [true, true],
    [false, false],
    [undefined, false],
  ],
  refused: ['on', 1, null].map((sent) => [sent, ['invalid']]),
};

const choice = (values: string[]): Cases => ({
  kept: values.map((value) => [value, value]),
  refused: [
    [undefined, ['required']],
    ['', ['required']],
    ['elsewhere', ['invalid']],
    [`${values[0]}x`, ['invalid']],
    [values.join(), ['invalid']],
    [[values[0]], ['invalid']],
  ],
});

const nothing = [undefined, '', ' \t ', '\r\n'];
const malformed = [
  ...[
    'zoe',
    'zoe@cabinet',
    '@cabinet.example',
    'zoe@@cabinet.example',
    'zoe lefevre@cabinet.example',
  ],
  ...['zoe@cabinet.example, eve@evil.example', 'zoe@cabinet.example\r\nBcc: eve@evil.example'],
];

function words({ kind, max, optional }: Extract<Rule, { max: number }>): Cases {
  const domain = '@cabinet.example';
  const long = (length: number) =>
    kind === 'email' ? 'z'.repeat(length - domain.length) + domain : 'é'.repeat(length);
  const cases: Cases = {
    kept: [
      [long(max), long(max)],
      [`  ${long(max)}\n`, long(max)],
    ],
    refused: [[long(max + 1), ['tooLong']]],
  };
  for (const empty of nothing)
    if (optional) cases.kept.push([empty, '']);
    else cases.refused.push([empty, ['required']]);
  if (kind === 'email') for (const sent of malformed) cases.refused.push([sent, ['invalid']]);
  if (kind === 'line') cases.kept.push(['un\r\ndeux', 'un deux']);
  if (kind === 'text') cases.kept.push(['un\r\ndeux\n\ntrois', 'un\ndeux\n\ntrois']);
  return cases;
}
