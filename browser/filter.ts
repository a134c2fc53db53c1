export {};

const field = document.querySelector<HTMLInputElement>('[data-filter]');
if (field) watch(field);

/** Shows only what contains every word typed in the field, and says how much that is. */
function watch(field: HTMLInputElement) {
  const status = field.parentElement?.querySelector<HTMLElement>('[role=status]');
  const groups = [...document.querySelectorAll<HTMLElement>('.filtered')].map((group) => {
    const items = [...group.querySelectorAll<HTMLElement>(field.dataset.filter ?? '')];
    const head = group.querySelector('h3')?.textContent ?? '';
    const texts = items.map((item) => [item, plain(`${head} ${ownText(item)}`)] as const);
    return { group, items: texts, text: plain(group.textContent) };
  });

  // Folds are open while the field has words, and then again as they were on the page.
  const folds = [
    ...document.querySelectorAll<HTMLDetailsElement>(
      'details:has(.filtered), .filtered details:not(.cited)',
    ),
  ].map((fold) => [fold, fold.open] as const);

  const filter = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    const holds = (text: string) => words.every((word) => text.includes(word));
    let count = 0;
    for (const { group, items, text } of groups) {
      for (const [item, itemText] of items) item.hidden = !holds(itemText);
      const visibleCount = items.filter(([item]) => !item.hidden).length;
      // A text without listed articles counts as one item.
      const itemCount = items.length === 0 && holds(text) ? 1 : visibleCount;
      group.hidden = itemCount === 0;
      count += itemCount;
    }
    for (const [fold, wasOpen] of folds) fold.open = wasOpen || words.length > 0;
    if (status) status.textContent = words.length > 0 ? announcement(status.dataset, count) : '';
    // The field may stay in sight at the head of the list, far from its start.
    const start = field.closest('.glossary') ?? field.parentElement;
    if (words.length > 0) start?.scrollIntoView({ block: 'start' });
  };
  field.addEventListener('input', filter);
  // A link to a part that is out of sight brings everything back.
  addEventListener('hashchange', () => {
    if (!document.getElementById(location.hash.slice(1))?.closest('[hidden]')) return;
    field.value = '';
    filter();
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
  // A reload keeps what was typed in some browsers.
  if (field.value) filter();
}

/** The text of an element without the list of pages folded in it. */
function ownText(element: Element) {
  return [...element.childNodes]
    .filter((node) => !(node instanceof HTMLDetailsElement && node.matches('.cited')))
    .map(({ textContent }) => textContent)
    .join(' ');
}

/** Without accents, capitals and kinds of spaces and apostrophes. */
function plain(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

/** How many were found, in words. */
function announcement({ none = '', one = '', many = '' }: DOMStringMap, count: number) {
  return [none, one][count] ?? many.replace('{count}', String(count));
}
