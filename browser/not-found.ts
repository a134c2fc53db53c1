/** Says in the console which path is missing (specification, section 2). */
export function logMissingPath() {
  if (document.querySelector('[data-not-found]'))
    console.error('404: no page at', location.pathname);
}
