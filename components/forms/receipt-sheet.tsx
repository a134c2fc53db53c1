import { useEffect, useRef } from 'react';
import { languageOf } from '@/lib/locale';
import type { RequestFormProps } from './props';

/** A request that the function has stored. */
export type Receipt = {
  /** The beginning of the request's id; the team's mail shows it whole. */
  reference: string;
  storedAt: Date;
  /** False where the visitor typed on while the request was under way: that text is still in the form. */
  replacesForm: boolean;
};

type Props = RequestFormProps & { receipt: Receipt; onDone: () => void };

/** What stands in the form's place once the request is stored: its reference, and what comes next. */
export function ReceiptSheet({ receipt, onDone, locale, words, shared }: Props) {
  const { reference, storedAt, replacesForm } = receipt;
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!replacesForm) return;
    sheet.current?.scrollIntoView();
    sheet.current?.focus({ preventScroll: true });
  }, [replacesForm]);
  const { title, ...steps } = words.receipt;
  const time = new Intl.DateTimeFormat(languageOf(locale).tag, {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (
    <section className="receipt" ref={sheet} tabIndex={-1} aria-labelledby="receipt-title">
      <h2 id="receipt-title">{title}</h2>
      {reference && (
        <p className="receipt-reference">
          {shared.reference} <strong>{reference}</strong>
        </p>
      )}
      <ol>
        {Object.values(steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="stamp">
        {shared.received} <time dateTime={storedAt.toISOString()}>{time.format(storedAt)}</time>
      </p>
      <button className="button-quiet" type="button" onClick={onDone}>
        {shared.again}
      </button>
    </section>
  );
}
