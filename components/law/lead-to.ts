/** Brings a heading to the top of the window, and a screen reader to it. */
export function leadTo(heading: HTMLElement | null) {
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
