import { expect, test } from 'vitest';
import { lintBody, lintText, pageText } from '../support/lint';

test.each([
  [
    'an entry that is not closed on its line',
    '<Register>\n\n<Entry term="Identify">Client and owner.\n\n</Register>',
    '3:1 <Entry> is not closed. | Write </Entry> where the block ends: on the same line, or between empty lines.',
  ],
  [
    'blocks closed in the wrong order',
    '<Register>\n\n<Entry term="Identify">\n\nClient.\n\n</Register>\n\n</Entry>',
    '7:1 </Register> comes while <Entry> of line 18 is still open. | Write </Entry> where that block ends, before this tag or instead of it.',
  ],
  [
    'a closing tag too many',
    '</Answer>',
    '1:2 This tag closes a block that is not open. | Remove it, or write the opening tag where the block starts.',
  ],
  [
    'a “less than” sign in the text',
    'A stake <25% is not above it.',
    '1:10 “<” before “2” does not start a block. | In plain text write `\\<`.',
  ],
  [
    'a brace that is not closed',
    'The set {a, b.',
    '1:15 A brace “{” is opened before this point and never closed. | Close it with “}”; in plain text write `\\{`.',
  ],
  [
    'a prop without quotes',
    '<Note title=Freezes>They bind everyone.</Note>',
    '1:13 The value of this prop has neither quotes nor braces. | Write text in quotes, name="text", and anything else in braces, name={25}.',
  ],
  [
    'a list without its comma',
    '<Section id="more" refs={["A" "B"]}>\n\n## More\n\n</Section>',
    '1:31 The text between these braces cannot be read. | In a prop, check commas, quotes and brackets: {[{name: "text", share: 25}]}; in plain text write `\\{`.',
  ],
])('%s', async (_, body, message) => {
  expect(await lintBody(body)).toEqual([message]);
});

test('what is seldom met has the parser’s own words', async () => {
  const [message] = await lintBody('<!-- read again -->');
  expect(message).toMatch(
    /^1:2 This cannot be read: .*to create a comment in MDX, use `{\/\* text/,
  );
});

test('the front matter of a page that cannot be parsed is checked all the same', async () => {
  const messages = await lintText(pageText('<Hero>', { order: 'one' }));
  expect(messages.map((message) => message.split(' | ')[0])).toEqual([
    '14:1 <Hero> is not closed.',
    '9:1 `order` is the text "one", but must be a number.',
  ]);
});
