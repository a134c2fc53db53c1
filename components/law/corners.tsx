import { Decision } from '@/components/exhibits/decision';
import { resultOf } from '@/components/exhibits/ownership';
import { OwnerNumerals } from '@/components/exhibits/ownership-count';
import { Pictogram } from '@/components/layout/pictogram';
import type { BlockContext } from '@/lib/block-context';
import { fill, formatDate, formatPercent } from '@/lib/format';
import { type Rule, rule2027, ruleToday } from '@/lib/law/beneficial-owners/rules';
import { dayOfLaw, daysAhead } from '@/lib/law/calendar-days';
import { ruleNamed } from '@/lib/law/file-dates';
import { colonIn, languageOf } from '@/lib/locale';
import { periodOf } from './file-dates/words';

type Props = { context: BlockContext };

/** Who decided in the sample file, and when: an illustration, as all of it. */
const decision = { by: 'LM', at: '2025-01-15T16:20' };

/** A corner of each tool at work in its tile, by the name of the tool. */
export const corners: Record<string, (props: Props) => React.ReactNode> = {
  scope: Questionnaires,
  'beneficial-owners': Owners,
  deadlines: NextDate,
  'file-dates': OnePeriod,
  readiness: OneAnswer,
  'starter-files': FirstTicks,
  glossary: OneTerm,
  'sample-file': OneDecision,
  changes: OneChange,
};

/** The way into the questionnaire of each profession, and the answers that it may end with. */
function Questionnaires({ context: { page, content, words } }: Props) {
  const questionnaires = content.sectorsIn(page.locale).flatMap((sector) => {
    const path = content.professionPages(sector).questionnaire?.path;
    return path ? [{ ...sector, path }] : [];
  });
  return (
    <>
      <ul className="tile-professions">
        {questionnaires.map(({ name, path, navTitle }) => (
          <li key={name}>
            <a href={path}>
              <Pictogram name={name} /> {navTitle}
            </a>
          </li>
        ))}
      </ul>
      <p className="small tile-answers">
        {words.tools.corners.answers}
        {colonIn(page.locale)}{' '}
        {Object.values(words.scope.verdicts).map((verdict, index) => (
          <span key={verdict} data-markdown={index > 0 ? 'separate' : undefined}>
            {verdict}
          </span>
        ))}
      </p>
    </>
  );
}

/** Four quarters of a company, under both rules. */
function Owners({ context }: Props) {
  const owners = ['1', '2', '3', '4'].map((name) => ({ name, kind: '', share: 25, person: true }));
  return (
    <>
      <OwnerNumerals result={resultOf('', owners)} context={context} />
      <p className="tile-quarters" aria-hidden="true" data-markdown="none">
        {owners.map(({ name, share }) => (
          <span key={name}>{formatPercent(share, context.page.locale)}</span>
        ))}
      </p>
    </>
  );
}

/** The next day that the law sets for every profession, and how far it was when the site was built. */
function NextDate({ context: { page, words, content } }: Props) {
  const { locale } = page;
  const today = dayOfLaw();
  const next = content
    .deadlinesOf(locale)
    .find(({ date, every }) => date?.length === 10 && !every && date > today);
  if (!next?.date) return null;
  return (
    <>
      <p className="tile-figure">
        <time dateTime={next.date}>{formatDate(next.date, locale)}</time>
      </p>
      <p className="small">
        <span className="chip chip-brass">
          {daysAhead(next.date, today, languageOf(locale).tag)}
        </span>
      </p>
      <p className="small">
        {fill(words.tools.corners.countedOn, { date: formatDate(today, locale) })}
      </p>
    </>
  );
}

/** The period that most files end with. */
function OnePeriod({ context: { page, words } }: Props) {
  const { starts, rules } = words.fileDates;
  const { period } = ruleNamed('retentionFR');
  return (
    <>
      {period && <p className="tile-figure">{periodOf(period, words.fileDates, page.locale)}</p>}
      <p className="small tile-span">{`${starts.relationEnd} · ${rules.retentionFR.refs}`}</p>
    </>
  );
}

/** A short question of the list, drawn with an answer that leaves something to do. */
function OneAnswer({ context: { words } }: Props) {
  const { yes, notYet, no } = words.ready.answers;
  return (
    <>
      <p className="tile-question">{words.tools.corners.question}</p>
      <ul className="row tile-choices">
        <li>{yes}</li>
        <li className="chip chip-brass">{notYet}</li>
        <li>{no}</li>
      </ul>
    </>
  );
}

/** Two lines of the first starter file: its shortest ones. */
function FirstTicks({ context: { page, content } }: Props) {
  const file = content
    .sectorsIn(page.locale)
    .flatMap((sector) => content.professionPages(sector).starterFile ?? [])[0];
  if (!file) return null;
  const items = content
    .checklistOf(file, 'FR')
    .toSorted((a, b) => a.text.length - b.text.length)
    .slice(0, 2);
  return (
    <ul className="tile-ticks">
      {items.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** The term that takes the fewest words to define, under its letter in the index. */
function OneTerm({ context: { page, content } }: Props) {
  const terms = Object.values(content.glossary(page.locale));
  const [shortest] = terms.toSorted((a, b) => a.definition.length - b.definition.length);
  if (!shortest) return null;
  const initialOf = (term: string) => term.normalize('NFD').charAt(0).toUpperCase();
  const letters = [...new Set(terms.map(({ term }) => initialOf(term)))].sort();
  const at = letters.indexOf(initialOf(shortest.term));
  const from = Math.max(0, Math.min(at - 3, letters.length - 7));
  return (
    <>
      <p className="tile-letters" aria-hidden="true" data-markdown="none">
        {letters.slice(from, from + 7).map((letter, index) => {
          const Letter = from + index === at ? 'b' : 'span';
          return <Letter key={letter}>{letter}</Letter>;
        })}
      </p>
      <dl className="tile-term">
        <dt>{shortest.term}</dt>
        <dd>{shortest.definition}</dd>
      </dl>
    </>
  );
}

/** The threshold of a beneficial owner under both rules, the former struck out. */
function OneChange({ context: { page, words } }: Props) {
  const { locale } = page;
  const markOf = ({ threshold, orMore }: Rule) =>
    fill(orMore ? words.tools.corners.orMore : words.tools.corners.more, {
      threshold: formatPercent(threshold, locale),
    });
  return (
    <dl className="tile-change">
      <div>
        <dt>{words.changes.old}</dt>{' '}
        <dd>
          <s>{markOf(ruleToday)}</s>
        </dd>
      </div>
      <div>
        <dt>{formatDate(rule2027.from, locale)}</dt> <dd>{markOf(rule2027)}</dd>
      </div>
    </dl>
  );
}

/** The decision that the sample file turns on. */
function OneDecision({ context }: Props) {
  return (
    <div className="exhibit-sheet">
      <Decision {...decision} reason={context.words.tools.corners.decision} context={context} />
    </div>
  );
}
