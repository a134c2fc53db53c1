import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OwnersWords } from '@/lib/content/schemas/interface';
import { fill } from '@/lib/format';
import { kinds, roles } from '@/lib/law/beneficial-owners';
import { ToolField } from '../tool-form';
import { lineName } from './calculation';
import { isSame, type Row, type Rows, type Values } from './rows';

type Props = {
  id: string;
  number: number;
  form: UseFormReturn<Values>;
  rows: Rows;
  /** Whether votes are asked for beside the capital. */
  votesDiffer: boolean;
  words: OwnersWords;
  /** Whether a phone leaves it out for now. */
  isWaiting: boolean;
  remove: () => void;
};

/** A line of the calculator: a holder, what it is, and what it holds in what. */
export function RowFields({ id, number, form, rows, votesDiffer, words, ...props }: Props) {
  const row = rows[id] as Row;
  const isParty = rows[row.of]?.kind === 'trust';
  const targets = targetsOf(id, rows);
  return (
    <fieldset className={`tool-part owners-row${props.isWaiting ? ' owners-waiting' : ''}`}>
      <legend>{fill(words.holder, { number })}</legend>
      {field('name', words.name, (control) => (
        <input {...control} type="text" autoComplete="off" maxLength={80} />
      ))}
      {field('kind', words.kind, (control) => (
        <select {...control} value={row.kind}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      ))}
      {/* Asked on every line once a part of something else than the client can be held. */}
      {(row.of !== 'client' || Object.values(rows).some(isTarget)) &&
        field('of', words.of, (control) => (
          <select {...control} value={row.of}>
            {row.of === '' && <option value="">{words.choose}</option>}
            <option value="client">{words.client}</option>
            {targets.map((target) => (
              <option key={target} value={target}>
                {rows[target]?.name.trim() || lineName(target, rows, words)}
              </option>
            ))}
          </select>
        ))}
      {isParty
        ? field('role', words.role, (control) => (
            <select {...control} value={row.role}>
              {['' as const, ...roles].map((role) => (
                <option key={role} value={role}>
                  {role ? words.roles[role] : words.choose}
                </option>
              ))}
            </select>
          ))
        : field('share', votesDiffer ? words.capital : words.share, (control) => (
            <input {...control} type="text" autoComplete="off" maxLength={20} />
          ))}
      {votesDiffer &&
        !isParty &&
        field('votes', words.votes, (control) => (
          <input {...control} type="text" autoComplete="off" maxLength={20} />
        ))}
      {row.kind !== 'trust' && !isParty && (
        <div className="field field-tick owners-control">
          <input
            type="checkbox"
            id={`owners-${id}-controls`}
            {...form.register(`rows.${id}.controls`)}
          />
          <label htmlFor={`owners-${id}-controls`}>{words.controls}</label>
        </div>
      )}
      <button
        className="button-quiet owners-remove"
        type="button"
        id={`owners-${id}-remove`}
        disabled={Object.keys(rows).length === 1}
        onClick={props.remove}
      >
        {words.remove}
        <span className="visually-hidden"> {rows[id]?.name.trim() || number}</span>
      </button>
    </fieldset>
  );

  /** A field with its label and what is wrong with it. */
  function field(name: keyof Row, label: string, draw: (control: Control) => ReactNode) {
    const fieldId = `owners-${id}-${name}`;
    const error = form.formState.errors.rows?.[id]?.[name]?.message;
    const control = {
      id: fieldId,
      'aria-required': name !== 'kind' && name !== 'votes' ? true : undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error ? `${fieldId}-error` : undefined,
      ...form.register(`rows.${id}.${name}`),
    };
    return (
      <ToolField id={fieldId} label={label} className={`owners-${name}`} problem={error}>
        {draw(control)}
      </ToolField>
    );
  }
}

type Control = ReturnType<UseFormReturn<Values>['register']> & { id: string };

/** Whether a part of it can be held: a company or a trust with a name. */
const isTarget = ({ kind, name }: Row) => kind !== 'person' && name.trim() !== '';

/**
 * The lines whose holder this one may hold a part of: companies and trusts with a name, each once, and
 * whatever was chosen before it was called a person.
 */
function targetsOf(id: string, rows: Rows): string[] {
  const targets = Object.keys(rows).filter((other) => {
    const row = rows[other];
    return other !== id && row && isTarget(row);
  });
  const once = targets.filter(
    (other, index) => targets.findIndex((first) => isSame(nameOf(first), nameOf(other))) === index,
  );
  const parent = rows[id]?.of;
  return parent && rows[parent] && !once.includes(parent) ? [...once, parent] : once;

  function nameOf(other: string) {
    return rows[other]?.name ?? '';
  }
}
