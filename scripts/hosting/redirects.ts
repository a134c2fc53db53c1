/**
 * Addresses that lead to a page's one address: trailing slash, .html, /index. The patterns name only
 * what an address of the site can be made of, so that no redirect leads to another host.
 */
export const redirects = [
  { from: '^/index(?:\\.html)?/*$', to: '/' },
  { from: '^((?:/[a-z0-9-]+)+?)(?:/index)?(?:\\.html|/+)$', to: '$1' },
];

/** Where an address leads to, or undefined where it stands for itself. */
export function redirectOf(path: string): string | undefined {
  const redirect = redirects.find(({ from }) => new RegExp(from).test(path));
  return redirect && path.replace(new RegExp(redirect.from), redirect.to);
}
