type Props = {
  id: string;
  label: string;
  /** What a whole token looks like, as a regular expression. */
  pattern: string;
};

/** The code of a mail, which `browser/token-page.ts` fills in from the fragment of the mail's link. */
export function TokenField({ id, label, pattern }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="token"
        type="text"
        required
        maxLength={100}
        pattern={`\\s*${pattern}\\s*`}
        autoComplete="off"
        spellCheck={false}
        data-token=""
      />
    </div>
  );
}
