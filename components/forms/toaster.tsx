import { useEffect } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';

/** How long a success stays; a failure stays until it is closed. */
const successMs = 10_000;

type Words = { title: string; text: string };

/** Shows a success. */
export const showSuccess = (words: Words) =>
  toast.success(<ToastWords {...words} />, { duration: successMs });

/** Shows a failure until the visitor closes it or tries again. */
export const showError = (words: Words) =>
  toast.error(<ToastWords {...words} />, { duration: Number.POSITIVE_INFINITY });

/** Removes the toasts of earlier attempts. */
export const clearToasts = () => toast.remove();

function ToastWords({ title, text }: Words) {
  return (
    <>
      <span className="toast-title">{title}</span>
      <span className="toast-text">{text}</span>
    </>
  );
}

type Props = {
  label: string;
  close: string;
  /** Takes the focus back from a toast that is closed. */
  onClose: () => void;
};

/**
 * The site's toasts. Both live regions are empty from the start, so that new text is announced. Escape closes
 * a failure, and what has the focus is brought out from under it (WCAG 2.2, 2.4.11).
 */
export function Toaster({ label, close, onClose }: Props) {
  const { toasts, handlers } = useToaster();
  const visible = toasts.filter(({ visible }) => visible);
  const failure = visible.find(({ type }) => type === 'error')?.id;
  useEffect(() => {
    if (!failure) return;
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toast.remove(failure);
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [failure]);
  const region = (type: Toast['type']) => visible.filter((shown) => shown.type === type).map(one);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing on hover adds no control.
    <div
      className="toasts no-print"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div role="status" aria-label={label}>
        {region('success')}
      </div>
      <div role="alert">{region('error')}</div>
    </div>
  );

  function remove(id: string) {
    toast.remove(id);
    onClose();
  }

  function one(shown: Toast) {
    return (
      <div className={`toast toast-${shown.type}`} key={shown.id}>
        {shown.message as React.ReactNode}
        <button type="button" aria-label={close} onClick={() => remove(shown.id)}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2 2l8 8M10 2l-8 8" />
          </svg>
        </button>
      </div>
    );
  }
}
