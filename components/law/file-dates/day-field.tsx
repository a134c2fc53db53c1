import { ToolField } from '../tool-form';

type Props = {
  id: string;
  label: string;
  /** How a day is written, in the empty field. */
  format: string;
  value: string;
  /** What is wrong with it. */
  problem: string | undefined;
  change: (text: string) => void;
};

/**
 * A day, typed: a picker would show it in the browser's language, not the page's, and nobody looks through
 * years of months for the date of a letter.
 */
export const DayField = ({ id, label, format, value, problem, change }: Props) => (
  <ToolField {...{ id, label, problem }}>
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      placeholder={format}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-error dates-hint` : 'dates-hint'}
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  </ToolField>
);
