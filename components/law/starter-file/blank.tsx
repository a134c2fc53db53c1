import type { InterfaceWords } from '@/lib/content/schemas/interface';

type Props = { label: string; words: InterfaceWords['starterFile'] };

/** A cell to fill in by hand: on paper alone. */
export const Blank = ({ label, words }: Props) => (
  <td className="blank" data-label={label}>
    <span className="visually-hidden">{words.toFill}</span>
  </td>
);
