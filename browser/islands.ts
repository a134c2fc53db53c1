/** How long a submit waits for the forms' code, in milliseconds; then the native post goes. */
const patience = 5000;

/**
 * Wakes up the forms of a page: their code is fetched when the browser is idle after load, or at the
 * first focus, whichever is first. A submit before that is held and replayed; where the code cannot
 * be fetched, the native post goes, and the form stays as it is: the function knows the same words
 * again only where they come the same way.
 */
export function wakeIslands() {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  if (islands.length === 0) return;

  let waking: Promise<void> | undefined;
  let awake = false;
  let posted = false;
  const wakeUp = async () => {
    const { hydrate } = await import('./forms');
    // A task of its own: between the two a slow phone answers a touch.
    await new Promise((resolve) => setTimeout(resolve));
    if (posted) return;
    for (const island of islands) hydrate(island);
    awake = true;
  };
  const wake = () => {
    waking ??= wakeUp();
    return waking;
  };
  const wakeSoon = () => wake().catch((error) => console.debug('forms', error));

  for (const island of islands) {
    island.addEventListener('focusin', wakeSoon, { once: true });
    island.addEventListener(
      'submit',
      (event) => {
        if (awake || posted) return;
        event.preventDefault();
        event.stopPropagation();
        const form = event.target as HTMLFormElement;
        // What never comes, on a poor line, is not waited for.
        const late = new Promise((_, reject) => setTimeout(reject, patience));
        Promise.race([wake(), late])
          .then(() => form.requestSubmit())
          .catch(() => {
            posted = true;
            form.submit();
          });
      },
      { capture: true },
    );
  }

  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(wakeSoon) : setTimeout(wakeSoon, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
