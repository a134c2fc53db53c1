import type { OwnersWords } from '@/lib/content/schemas/tool-words';
import type { Country } from '@/lib/law/countries';

/** What a printed result rests on, and who signs it; on paper only. */
export const Basis = ({ words, country }: { words: OwnersWords; country: Country }) => (
  <div className="tool-basis">
    <p>{words.method}</p>
    <p>{words.basis[country]}</p>
    <p>{words.limits}</p>
    <p className="tool-signatures">
      <span>{words.preparedBy}</span> <span>{words.reviewedBy}</span>
    </p>
  </div>
);
