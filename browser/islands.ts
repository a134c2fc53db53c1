/** The code of each kind of island, by the name in `data-island`. */
const bundles = {
  dates: () => import('./dates'),
  forms: () => import('./forms'),
  owners: () => import('./owners'),
};
type Kind = keyof typeof bundles;

/** How long a submit waits for the code of the forms, in milliseconds; then the form posts natively. */
const timeoutMs = 5000;

/**
 * Hydrates the forms of a page: their code is fetched when the browser is idle after load, or at the
 * first focus, whichever is first. A submit before that is held and replayed. Where the code cannot be
 * fetched in time the form posts natively, and is never hydrated: a second request by script would not
 * have the id by which the function recognises a repeated one.
 */
export function hydrateIslands() {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  if (islands.length === 0) return;

  let hydration: Promise<void> | undefined;
  const hydrated = new Set<HTMLElement>();
  let postedNatively = false;
  const fetchAndHydrate = async () => {
    // Each in a task of its own, so that a slow phone can react to a touch in between.
    await import('./react');
    await nextTask();
    const bundled = await Promise.all(
      islands.map((island) => bundles[island.dataset.island as Kind]()),
    );
    await nextTask();
    if (postedNatively) return;
    await Promise.all(
      islands.map(async (island, index) => {
        await bundled[index]?.hydrate(island);
        hydrated.add(island);
      }),
    );
  };
  const hydrateOnce = () => {
    hydration ??= fetchAndHydrate();
    return hydration;
  };
  const tryToHydrate = () =>
    hydrateOnce().catch((error) => {
      console.debug('islands', error);
      // What does nothing without its code gives way to a note (tool-form.css).
      document.body.dataset.failed = '';
    });

  for (const island of islands) {
    island.addEventListener('focusin', tryToHydrate, { once: true });
    island.addEventListener(
      'submit',
      (event) => {
        if (hydrated.has(island) || postedNatively) return;
        event.preventDefault();
        event.stopPropagation();
        const form = event.target as HTMLFormElement;
        // On a poor connection the code may never arrive.
        const timeout = new Promise((_, reject) => setTimeout(reject, timeoutMs));
        Promise.race([hydrateOnce(), timeout])
          .then(() => form.requestSubmit())
          .catch(() => {
            postedNatively = true;
            form.submit();
          });
      },
      { capture: true },
    );
  }

  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(tryToHydrate)
      : setTimeout(tryToHydrate, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
