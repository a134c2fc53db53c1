import type { ReactNode } from 'react';
import * as z from 'zod';
import { Chip, moment as instant, Stamp } from '@/components/exhibits/exhibit';
import { defineBlock } from './define-block';

const moment = z.strictObject({
  when: z
    .string()
    .describe(
      'Day, hour, number or days left: large. `sorted`: the tray it lies in. `linked`: what is shared.',
    ),
  title: z.string().describe('What is said or done.'),
  text: z.string().optional().describe('What it means for the file, in a sentence.'),
  other: z.string().optional().describe('`linked`: the file that the title’s shares it with.'),
  mark: z.string().optional().describe('What the file holds then, in two or three words.'),
  stamp: instant
    .optional()
    .describe('`week`: day and time of the stamp “verified”; one stamp a page at most.'),
  alert: z.boolean().optional().describe('True where somebody has to look.'),
});

type Moment = z.infer<typeof moment>;

/** What happens in one day, one week or one file of a profession: one a page, as wide as the page. */
export const Scene = defineBlock(
  {
    description:
      'A scene of the profession’s own, moment by moment: `week` along a line, `hours` as a day’s page, `steps` as parts of one bar, `countdown` as days run out, `sorted` into trays, `linked` as three files: first to second, first to third, second to third. One a page.',
    props: z.strictObject({
      kind: z
        .enum(['week', 'hours', 'steps', 'countdown', 'sorted', 'linked'])
        .describe('How it is drawn.'),
      moments: z.array(moment).min(3).max(8).describe('The moments, in order.'),
      total: z
        .string()
        .optional()
        .describe('`steps`: what they take together, its figure first: "10 minutes".'),
      beyond: z
        .string()
        .optional()
        .describe('`sorted`: the line that what the last tray says crosses, as "Leaves the firm".'),
    }),
  },
  ({ kind, moments, total, beyond, context }) => {
    const parts = kind === 'steps' && total?.split(/[\s\u00a0\u202f]/u);
    return (
      <div className={`scene scene-${kind}`}>
        {parts && (
          <p className="scene-total no-print">
            <strong>{parts[0]}</strong> {parts.slice(1).join(' ')}
          </p>
        )}
        {kind === 'sorted' ? (
          <Trays moments={moments} beyond={beyond} />
        ) : kind === 'linked' ? (
          <Links moments={moments} />
        ) : (
          <ol className="scene-moments">
            {moments.map((moment) => (
              <li key={moment.when + moment.title} className={alertClass(moment)}>
                <p className="scene-when">
                  <When>{moment.when}</When>
                </p>
                <Card {...moment}>
                  {moment.stamp && <Stamp at={moment.stamp} context={context} />}
                </Card>
              </li>
            ))}
          </ol>
        )}
        {invented.has(kind) && (
          <p className="small scene-note">{context.words.exhibits.illustration}</p>
        )}
      </div>
    );
  },
);

/** The kinds that tell an invented case, in days, hours or files. */
const invented = new Set(['week', 'hours', 'countdown', 'linked']);

const alertClass = ({ alert }: Moment) => (alert ? 'scene-alert' : undefined);

/** A number stands larger than what it counts. */
function When({ children }: { children: string }) {
  const [, number, unit] = /^(\d+)\s(.+)$/u.exec(children) ?? [];
  return unit ? (
    <>
      {number} <small>{unit}</small>
    </>
  ) : (
    children
  );
}

/** What is said, what it means, what the file holds. */
const Card = ({ title, children, ...moment }: Moment & { children?: ReactNode }) => (
  <div className="scene-card">
    <h3>{isSaid(title) ? <q>{title}</q> : title}</h3>
    <Meaning {...moment} />
    {children}
  </div>
);

const Meaning = ({ text, mark, alert }: Omit<Moment, 'title'>) => (
  <>
    {text && <p>{text}</p>}
    {mark && (
      <p>
        <Chip alert={alert}>{mark}</Chip>
      </p>
    )}
  </>
);

/** Three files, drawn once each, and what every two of them share; who shares it stands in words too. */
function Links({ moments }: { moments: Moment[] }) {
  const files = new Set(moments.flatMap(({ title, other = '' }) => [title, other]));
  return (
    <div className="scene-web">
      {[...files].map((file) => (
        <p className="scene-file no-print" key={file} aria-hidden="true" data-markdown="none">
          {file}
        </p>
      ))}
      <ul className="scene-links">
        {moments.map((moment) => (
          <li key={moment.when} className={alertClass(moment)}>
            <div className="scene-label">
              <p className="scene-when">{moment.when}</p>
              {moment.text && <p>{moment.text}</p>}
            </div>
            <p className="scene-pair">
              {moment.title} – {moment.other}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether a title is, as a whole, what somebody says. */
const isSaid = (title: string) => /^[«“].*[»”]$/u.test(title);

/**
 * A tray for each `when`, in the order in which they come, side by side on one board.
 * @param beyond what stands over the notes of the last tray, which a line keeps apart from the board
 */
function Trays({ moments, beyond }: { moments: Moment[]; beyond?: string }) {
  const trays = [...new Set(moments.map(({ when }) => when))];
  return trays.map((tray) => {
    const crosses = beyond && tray === trays.at(-1);
    return (
      <section className={crosses ? 'scene-tray scene-crossed' : 'scene-tray'} key={tray}>
        {crosses && <i />}
        <h3>{tray}</h3>
        {crosses && (
          <p className="scene-beyond no-print" aria-hidden="true" data-markdown="none">
            {beyond}
          </p>
        )}
        <ul className="scene-cards">
          {moments
            .filter(({ when }) => when === tray)
            .map(({ title, text, ...moment }) => (
              <li key={title}>
                <div className="scene-card">
                  <p className="scene-title">{title}</p>
                  <Meaning text={crosses ? undefined : text} {...moment} />
                </div>
                {crosses && <p className="scene-out">{text}</p>}
              </li>
            ))}
        </ul>
      </section>
    );
  });
}
