/** Opens folds before a page is printed, in browsers where style sheets cannot. */
export function openDetailsInPrint() {
  addEventListener('beforeprint', () => {
    if (CSS.supports('selector(::details-content)')) return;
    for (const details of document.querySelectorAll('main details'))
      details.toggleAttribute('open', true);
  });
}

/** Checks the radio button or opens the folds that hold what the address names, now and whenever it changes. */
export function followTarget() {
  openTarget();
  addEventListener('hashchange', openTarget);
}

function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLInputElement && target.type === 'radio') target.checked = true;
  let fold = target?.closest('details');
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details');
  }
}
