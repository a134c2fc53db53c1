import { expect, test } from 'vitest';
import { formFields } from '@/supabase/functions/_shared/form-fields';
import { colonIn } from '@/supabase/functions/_shared/locales';
import { mailWords } from '@/supabase/functions/send-demo-email/mails/mail-words';
import { mailsOf, team } from '../support/backend/platform';
import { demoEn, forms } from '../support/backend/requests';
import { send } from '../support/backend/send';

test.each(forms)('the mail of the $name form has every field, in its language', async ({
  form,
  fields,
}) => {
  const request = form();
  const { body } = await send(request);
  const [mail, ...others] = await mailsOf(request.company);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    from: 'site@allie-compliance.example',
    to: [team],
    replyTo: [request.email],
    subject: expect.stringContaining(String(request.company)),
  });
  const locale = request.locale === 'en' ? 'en' : 'fr';
  expect(mail?.html).toContain(`<html lang="${locale}">`);
  const rows = fields.map(({ name, title }) => {
    const typed = String(request[name]);
    const value =
      request[name] === true
        ? mailWords[locale].yes
        : (mailWords[locale].choices?.[name]?.[typed] ?? typed);
    return { title: title[locale], value };
  });
  const colon = colonIn(locale);
  expect(mail?.text).toContain(
    rows
      .map(({ title, value }) => `${title}${colon} ${value.replaceAll('\n', '\n    ')}`)
      .join('\n'),
  );
  for (const { title, value } of rows)
    expect(mail?.html).toContain(`${title}</th><td>${value.replaceAll('\n', '<br>')}</td>`);
  for (const version of [mail?.text, mail?.html]) expect(version).toContain(body.id);
});

test.each(forms)('the team reads what the options of the $name form are called', ({
  form,
  fields,
}) => {
  const locale = form().locale === 'en' ? 'en' : 'fr';
  for (const field of fields)
    if (field.kind === 'select')
      expect(Object.keys(mailWords[locale].choices?.[field.name] ?? {})).toEqual([
        ...field.choices,
      ]);
});

test.each(forms)('the mail of the $name form omits what was left empty, and the envelope', async ({
  form,
  fields,
}) => {
  const optional = fields.filter(({ optional }) => optional);
  const empty = optional.map(({ name, kind }) => [name, kind === 'checkbox' ? false : ' ']);
  const request = form({ ...Object.fromEntries(empty), website: '' });
  expect((await send(request)).status).toBe(200);
  const [mail] = await mailsOf(request.company);
  const locale = request.locale === 'en' ? 'en' : 'fr';
  for (const { title } of optional) {
    expect(mail?.text).not.toMatch(new RegExp(`^${title[locale]}`, 'm'));
    expect(mail?.html).not.toContain(`>${title[locale]}<`);
  }
  for (const version of [mail?.text, mail?.html]) {
    for (const words of [
      'undefined',
      'null',
      'false',
      '[object',
      'website',
      'submissionId',
      'locale',
    ])
      expect(version).not.toContain(words);
  }
});

test('each line of a text is a line in both versions, and none passes for a row', async () => {
  const title = formFields.demo.en.find(({ name }) => name === 'email')?.title.en;
  const request = demoEn({ message: `One.\n${title}: a@b.example\u2028${title}: c@d.example` });
  await send(request);
  const [mail] = await mailsOf(request.company);
  expect(mail?.text).toContain(`One.\n    ${title}: a@b.example\n    ${title}: c@d.example`);
  expect(mail?.text.match(new RegExp(`^${title}`, 'gm'))).toHaveLength(1);
  expect(mail?.html).toContain(`One.<br>${title}: a@b.example`);
});
