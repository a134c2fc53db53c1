/** The outcome of a request, shown at the form. */
export type Outcome = {
  text: string;
  /** A toast announces the same words, so here they are only shown. */
  toasted?: boolean;
};

/**
 * Reports the outcome at the form. Its live region is empty in the server's HTML, so that whatever
 * enters it is announced: that a request is being sent, and what no toast says.
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
