/**
 * What HTML does not do on its own: menus close when the focus leaves them, submenus also on Escape and on a click
 * outside, and all of them say whether they are open.
 */
export function watchMenu() {
  const menu = document.getElementById('site-menu');
  const submenus = document.querySelectorAll<HTMLDetailsElement>('.submenu');
  for (const submenu of submenus) {
    const summary = submenu.querySelector('summary');
    const showState = () => summary?.setAttribute('aria-expanded', String(submenu.open));
    submenu.addEventListener('toggle', showState);
    showState();
    onFocusOut(submenu, () => {
      // In the phone's menu it covers nothing, and closing it would move what the finger is on.
      if (!menu?.matches(':popover-open')) submenu.open = false;
    });
  }

  const button = document.querySelector('[popovertarget="site-menu"]');
  button?.setAttribute('aria-expanded', 'false');
  menu?.addEventListener('toggle', (event) => {
    button?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
  });

  if (menu) {
    onFocusOut(menu, () => menu.hidePopover());
    // A tablet that is turned: from here on the header has room for the menu (menu.css).
    matchMedia('(min-width: 64rem)').onchange = () => menu.hidePopover();
  }

  addEventListener('keydown', (event) => {
    const open = document.querySelector<HTMLDetailsElement>('.submenu[open]');
    if (event.key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
  addEventListener('click', (event) => {
    for (const submenu of submenus)
      if (!submenu.contains(event.target as Node)) submenu.open = false;
  });
}

/** What is open over the page must not hide what Tab comes to next (WCAG 2.2, 2.4.11). */
function onFocusOut(element: HTMLElement, close: () => void) {
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !element.contains(relatedTarget as Node)) close();
  });
}
