import { fill, formatShare } from '@/lib/format';
import { reaches, rule2027 } from '@/lib/law/beneficial-owners/rules';
import type { Outcome } from './calculation';
import type { ResultProps } from './verdict';

type Props = ResultProps & Pick<Outcome, 'namesakes'>;

/** What nobody was named for, what was counted once, and shares that have no vote. */
export function Notes({ result, namesakes, words, locale }: Props) {
  const client = result.client.name;
  const percent = (share: typeof result.unnamed) => formatShare(share, locale);
  const notes = [
    ...namesakes.map((same) => fill(words.namesakes, same)),
    ...result.ownShares.map(({ entity, share }) =>
      fill(words.ownShares, { company: entity.name, share: percent(share) }),
    ),
    ...result.remainders.map(({ entity, share, ofClient }) =>
      fill(words.remainder, {
        ...{ company: entity.name, client },
        ...{ share: percent(share), ofClient: percent(ofClient) },
      }),
    ),
    ...(reaches(result.unnamed, rule2027)
      ? [fill(words.unnamed, { share: percent(result.unnamed), client })]
      : []),
    ...result.trusts
      .filter(({ missing }) => missing.length > 0)
      .map(({ entity, missing }) =>
        fill(words.missingRoles, {
          trust: entity.name,
          roles: missing.map((role) => words.roles[role]).join(', '),
        }),
      ),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className="tool-note">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
