/*
 * The list of a page's sections: the one on a line across the screen is marked as the current one, for the
 * eye and for a screen reader; those before it are ticked (contents.css). Before the first of them none is.
 */
const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('.contents li a')].map((link) => [
    link.hash.slice(1),
    link,
  ]),
);

const observer = new IntersectionObserver(
  (entries) => {
    const current = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
    if (!current && !isBeforeAll()) return;
    for (const [id, link] of links)
      if (id === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  },
  // A line at two fifths of the screen.
  { rootMargin: '-40% 0px -60%' },
);

function isBeforeAll() {
  const [first = ''] = links.keys();
  return (document.getElementById(first)?.getBoundingClientRect().top ?? 0) > innerHeight * 0.4;
}

for (const id of links.keys()) {
  const section = document.getElementById(id);
  if (section) observer.observe(section);
}

export {};
