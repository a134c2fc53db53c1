/** Runs once the visitor sees the page: at once, or when a page that was prerendered is shown. */
export function whenShown(work: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', work, { once: true });
  else work();
}
