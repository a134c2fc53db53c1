/*
 * The pages that a mail links to with a token: the newsletter's, and the one on which the team notes an
 * answer. No server sees the fragment.
 */
fillToken();
showAnswerDate();

/** Fills in the code from the fragment, which after a post is the name of the outcome instead. */
function fillToken() {
  const field = document.querySelector<HTMLInputElement>('[data-token]');
  const token = location.hash.slice(1);
  if (field && new RegExp(`^${field.pattern}$`).test(token)) field.value = token;
}

/** Shows when an answer was noted first: the function adds it to the address. */
function showAnswerDate() {
  const place = document.querySelector<HTMLElement>('[data-answered-on]');
  const date = Date.parse(new URLSearchParams(location.search).get('on') ?? '');
  if (!place || !date) return;
  place.textContent = new Date(date).toLocaleString(place.dataset.answeredOn, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  (place.parentElement as HTMLElement).hidden = false;
}

export {};
