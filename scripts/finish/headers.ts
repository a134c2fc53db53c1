import { writeFile } from 'node:fs/promises';
import { supabaseUrl } from '@/lib/environment';
import { out } from './files';

const supabase = new URL(supabaseUrl).origin;

/** One policy for the whole site: no inline script, so no hash. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  `connect-src ${supabase}`,
  `form-action 'self' ${supabase}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer carries. */
const everywhere: Record<string, string> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The origin of a form post must reach the function.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The twins in Markdown: read by programs, kept out of search results. */
const twin = { 'X-Robots-Tag': 'noindex', 'Content-Type': 'text/markdown; charset=utf-8' };

/** Writes `_headers` and `_redirects` as Netlify and Cloudflare read them. */
export async function writeHeaders() {
  const rules = {
    '/*': everywhere,
    '/_next/static/*': immutable,
    '/assets/*': immutable,
    '/*.md': twin,
    '/llms.txt': { 'Content-Type': 'text/plain; charset=utf-8' },
  };
  const text = Object.entries(rules).map(
    ([path, headers]) =>
      `${path}\n${Object.entries(headers)
        .map(([name, value]) => `  ${name}: ${value}\n`)
        .join('')}`,
  );
  await writeFile(`${out}_headers`, text.join(''));
  // Cloudflare finds the nearest 404.html by itself; Netlify has to be told.
  await writeFile(`${out}_redirects`, '/en/* /en/404.html 404\n');
}
