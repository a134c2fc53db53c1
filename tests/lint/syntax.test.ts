import { expect, test } from 'vitest';
import { lintBody, lintText, pageText } from '../support/lint';

test.each([
  [
    'a block that is not closed',
    '<Answer>\n\nYes.',
    '1:1 <Answer> is not closed. | Write </Answer> where the block ends.',
  ],
  [
    'an entry that is not closed on its line',
    '<Register>\n\n<Entry term="Identify">Client and owner.\n\n</Register>',
    '3:1 <Entry> is not closed. | Close it with </Entry> on the same line, or leave an empty line after <Entry> and before </Entry>.',
  ],
  [
    'blocks closed in the wrong order',
    '<Register>\n\n<Entry term="Identify">\n\nClient.\n\n</Register>\n\n</Entry>',
    '7:1 </Register> comes while <Entry> of line 18, column 1 is still open. | Write </Entry> where that block ends, before this tag or instead of it.',
  ],
  [
    'a closing tag too many',
    '</Answer>',
    '1:2 </Answer> closes a block that is not open. | Remove it, or write <Answer> where the block starts.',
  ],
  [
    'a closing tag in the middle of a paragraph',
    '<Answer>\nYes.\n</Answer> No.',
    '3:1 </Answer> is in the middle of a paragraph that started after its opening tag. | Leave an empty line before and after </Answer>.',
  ],
  [
    'a “less than” sign in the text',
    'A stake <25% is not above it.',
    '1:10 “<” before “2” does not start a block. | In plain text write `\\<`.',
  ],
  [
    'an HTML comment',
    '<!-- read again -->',
    '1:2 MDX has no HTML comments (<!-- -->). | Write {/* comment */}, or remove it.',
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
  [
    'a paragraph that starts like code',
    'export controls are another matter.',
    '1:8 A paragraph that starts with “export” is read as code. | Start it with another word.',
  ],
  [
    'a tag that breaks off',
    '<Note title="Freezes"\n\nThey bind everyone.',
    '3:19 This tag is incomplete. | Write <Name prop="text"> or <Name prop="text" />, and look above for a quote that is not closed.',
  ],
])('%s', async (_, body, message) => {
  expect(await lintBody(body)).toEqual([message]);
});

test('the front matter of a page that cannot be parsed is checked all the same', async () => {
  const messages = await lintText(pageText('<Hero>', { order: 'one' }));
  expect(messages.map((message) => message.split(' | ')[0])).toEqual([
    '14:1 <Hero> is not closed.',
    '9:8 `order` is the text "one", but must be a whole number.',
  ]);
});
