import { changesPage } from '../../_shared/site-contract.ts';
import type { Company } from '../mails/company.ts';
import { type Bar, type Block, mailToTeam } from '../mails/compose-mail.ts';
import type { MailContent } from '../mails/mail.ts';
import type { WeeklyFigures } from './figures.ts';

const forms: Record<string, string> = { demo: 'Démonstration', contact: 'Contact' };

const problemNames: Record<string, string> = {
  waiting: 'En attente d’envoi',
  dead: 'Abandonnés',
  bounced: 'Rejetés',
  blocked: 'Bloqués',
  complaint: 'Signalés comme indésirables',
};

/** The most characters of an address that are shown. */
const longestAddress = 60;

const languageNames = new Intl.DisplayNames('fr', { type: 'language' });
const dateOf = (day: string, style: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('fr-FR', { ...style, timeZone: 'UTC' });

/** Tells the team, in French, what the week brought, in bars that read as text too. */
export function weeklyMail(company: Company, figures: WeeklyFigures): MailContent {
  const { days, answers, pages, referrers } = figures;
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const end = days.at(-1)?.day ?? figures.monday;
  const isOneMonth = figures.monday.slice(0, 7) === end.slice(0, 7);
  const first = dateOf(
    figures.monday,
    isOneMonth ? { day: 'numeric' } : { day: 'numeric', month: 'long' },
  );
  const week = `${first} au ${dateOf(end, { dateStyle: 'long' })}`;
  const blocks: Block[] = [
    { title: `Demandes : ${answers.requests}` },
    chart(figures.requests.map(requestBar), 'Aucune demande.'),
    { paragraph: answersOf(answers) },
    { title: 'Messages qui ne sont pas arrivés' },
    ...problemsOf(figures.problems),
    { title: `Pages vues : ${views}` },
    chart(
      days.map(({ day, views, sessions }) => ({
        label: dateOf(day, { weekday: 'long', day: 'numeric', month: 'long' }),
        value: views,
        note: `sessions : ${sessions}`,
      })),
    ),
    { title: 'Page par page, du lundi au dimanche' },
    chart(
      withOthers(
        pages.map(({ page, views, days }) => ({
          label: shorten(page),
          value: views,
          note: days.join(' · '),
        })),
        views,
      ),
      'Aucune page vue.',
    ),
    { title: 'D’où venaient les visiteurs' },
    chart(
      withOthers(
        referrers.map(({ referrer, views }) => ({
          label: referrer === '(none)' ? 'sans adresse d’origine' : withoutLink(shorten(referrer)),
          value: views,
        })),
        views,
      ),
      'Aucune page vue.',
    ),
    { button: 'Ce qui a changé dans les pages de droit', url: company.siteUrl + changesPage.fr },
    { paragraph: 'Les jours sont ceux de Paris. Les robots qui se nomment ne sont pas comptés.' },
  ];
  const noun = answers.requests > 1 ? 'demandes' : 'demande';
  const subject = `Semaine du ${week} : ${answers.requests} ${noun}`;
  return mailToTeam(company, subject, blocks);
}

const requestBar = ({ type, locale, requests }: WeeklyFigures['requests'][number]): Bar => ({
  label: `${forms[type] ?? type}, ${languageNames.of(locale) ?? locale}`,
  value: requests,
});

function answersOf({
  requests,
  in_time,
  late,
  still_in_time,
  unanswered,
}: WeeklyFigures['answers']) {
  const rest = [
    [late, 'plus tard'],
    [unanswered, 'sans réponse'],
    [still_in_time, 'encore dans le délai'],
  ].flatMap(([count, words]) => (count ? [`${count} ${words}`] : []));
  const answered = `Répondu en moins de 24 heures : ${in_time} sur ${requests}`;
  return `${[answered, ...rest].join(' ; ')}.`;
}

function problemsOf(problems: Record<string, number>): Block[] {
  const entries = Object.entries(problems);
  if (entries.length === 0) return [{ paragraph: 'Aucun.' }];
  return [
    { rows: entries.map(([name, count]) => [problemNames[name] ?? name, String(count)]) },
    { paragraph: 'Voir docs/on-call.md : npm run list:mails.' },
  ];
}

const chart = (bars: Bar[], nothing = ''): Block =>
  bars.length > 0 ? { bars } : { paragraph: nothing };

/** The bars, and one for what they leave of the total. */
function withOthers(bars: Bar[], total: number): Bar[] {
  const others = bars.reduce((rest, { value }) => rest - value, total);
  return others > 0 ? [...bars, { label: 'les autres', value: others }] : bars;
}

const withoutLink = (host: string) => host.replaceAll('.', '[.]');

const shorten = (address: string) =>
  address.length > longestAddress ? `${address.slice(0, longestAddress)}…` : address;
