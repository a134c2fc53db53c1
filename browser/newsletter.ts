/** Fills in the code that stands in the fragment of the mail's link: no server ever sees it there. */
export function fillNewsletterToken() {
  const field = document.querySelector<HTMLInputElement>('[data-newsletter-token]');
  const code = location.hash.slice(1);
  if (field && /^[0-9a-f-]{36}$/i.test(code)) field.value = code;
}
