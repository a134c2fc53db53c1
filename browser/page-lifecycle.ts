/** Runs once the visitor sees the page: at once, or when a prerendered page is shown. */
export function whenShown(callback: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

/** Runs once the first words are painted. */
export function whenPainted(callback: () => void) {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    callback();
  }).observe({ type: 'paint', buffered: true });
}

/** Resolves when the fonts have loaded, so that no line moves afterwards, or after one second. */
export const whenFontsSettle = () =>
  Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, 1000))]);
