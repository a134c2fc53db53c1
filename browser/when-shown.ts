/** Runs once the visitor sees the page: at once, or when a page that was prerendered is shown. */
export function whenShown(work: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', work, { once: true });
  else work();
}

/** Runs once the visitor sees the first words. */
export function whenPainted(work: () => void) {
  new PerformanceObserver((painted, observer) => {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}

/** When the typefaces have come, so that no line breaks anew, or have been slow for a second. */
export const whenTypeset = () =>
  Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, 1000))]);
