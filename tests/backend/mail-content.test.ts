import { expect, test } from 'vitest';
import { mailsOf, team } from '../support/backend/platform';
import { contactEn, contactFr, demoEn, demoFr } from '../support/backend/requests';
import { send } from '../support/backend/send';

const person = ['Zoé', 'Lefèvre', '+33 1 99 00 12 34'];

const cases = {
  'French demo': {
    form: demoFr,
    subject: (company: string) => `Demande de démo : ${company}`,
    language: 'fr',
    labels: ['Prénom', 'Entreprise', 'Consentement RGPD'],
    values: [
      ...['Avocats d’affaires', '11-50', 'Conformité (conformite)', 'Avant juillet'],
      ...['Numériser nos dossiers.', 'Préparer un contrôle.', 'oui'],
    ],
  },
  'English demo': {
    form: demoEn,
    subject: (company: string) => `Demo request: ${company}`,
    language: 'en',
    labels: ['First name', 'Company', 'GDPR consent'],
    values: ['Real estate (real-estate)', 'We open two branches.', 'Can it follow?', 'yes'],
  },
  'French contact': {
    form: contactFr,
    subject: (company: string) => `Message : Reprise de données (${company})`,
    language: 'fr',
    labels: ['Prénom', 'Sujet', 'Lettre d’information', 'Consentement RGPD'],
    values: ['Reprise de données', 'Bonjour,', 'Quels formats lisez-vous ?', 'oui'],
  },
  'English contact': {
    form: contactEn,
    subject: (company: string) => `Message: Reprise de données (${company})`,
    language: 'en',
    labels: ['First name', 'Subject', 'Newsletter', 'GDPR consent'],
    values: ['Reprise de données', 'Bonjour,', 'Quels formats lisez-vous ?', 'yes'],
  },
};

test.each(
  Object.entries(cases),
)('the mail of a %s says all of it in its language', async (_, mailed) => {
  const request = mailed.form();
  const { body } = await send(request);
  const [mail, ...others] = await mailsOf(request.company);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    from: 'site@allie-compliance.example',
    to: [team],
    replyTo: [request.email],
    subject: mailed.subject(String(request.company)),
  });
  expect(mail?.html).toContain(`<html lang="${mailed.language}">`);
  const said = [...person, request.company, request.email, ...mailed.values, ...mailed.labels];
  for (const words of [...said, body.id]) {
    expect(mail?.text).toContain(words);
    expect(mail?.html).toContain(words);
  }
});

test('each line of a text is a line in both versions', async () => {
  const request = demoEn({ message: 'One.\nTwo.\n\nFour.' });
  await send(request);
  const [mail] = await mailsOf(request.company);
  expect(mail?.text).toContain('One.\nTwo.\n\nFour.');
  expect(mail?.html).toContain('One.<br>Two.<br><br>Four.');
});
