/** What became of a request, in words at the form. */
export type Outcome = {
  text: string;
  /** The toast announces the same words: here they are only shown. */
  toasted?: boolean;
};

/**
 * Says at the form what happened. Its live region stands empty in the server's HTML, so that what
 * enters it is announced: that a request is on its way, and what no toast says.
 */
export function FormMessage({ text, toasted, sending }: Outcome & { sending: string }) {
  const message = text && <p className={`form-message${toasted ? ' form-sent' : ''}`}>{text}</p>;
  return (
    <>
      <div className="form-live" aria-live="polite" aria-atomic="true">
        {sending && <span className="visually-hidden">{sending}</span>}
        {!toasted && message}
      </div>
      {toasted && message}
    </>
  );
}
