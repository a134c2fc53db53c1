type Props = {
  /** What to do after a failure. */
  advice: string;
  sending: string;
};

/**
 * Shows at the form what no toast says. Its live region is empty in the server's HTML, so that whatever
 * enters it is announced.
 */
export function FormMessage({ advice, sending }: Props) {
  return (
    <div className="form-live" aria-live="polite" aria-atomic="true">
      {sending && <span className="visually-hidden">{sending}</span>}
      {advice && <p className="form-message">{advice}</p>}
    </div>
  );
}
