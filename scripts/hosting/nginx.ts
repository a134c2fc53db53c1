import { mediaTypes, mediaTypesOf } from './media-types';
import { redirects } from './redirects';
import { everywhere, type Rule, revalidated, rules } from './rules';
import type { Server } from './server';

/** The rules as a file for nginx's `conf.d` (1.22 or later). */
export function nginxConf({ origin, root, ports, ipv6, certificate }: Server): string {
  const { hostname } = new URL(origin);
  const listen = (what: string) =>
    (ipv6 ? ['', '[::]:'] : ['']).map((address) => `  listen ${address}${what};`).join('\n');
  return `# Written by the build: what is changed here is lost.
${conditional.map(map).join('\n')}
server {
${listen(`${ports.http}`)}
  server_name ${hostname};
  return 301 ${origin}$request_uri;
}

server {
${listen(`${ports.https} ssl http2`)}
  server_name ${hostname};
  ssl_certificate ${certificate.chain};
  ssl_certificate_key ${certificate.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;
  # Behind another port or proxy a redirect stays where the visitor is.
  absolute_redirect off;

  root ${root};
  charset utf-8;
  charset_types ${utf8.join(' ')};
  types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `    ${bare(type)} ${ending};`)
  .join('\n')}
  }
  gzip on;
  gzip_vary on;
  gzip_types ${[...utf8, 'application/json', 'image/svg+xml'].join(' ')};

${Object.entries(everywhere)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
${conditional.map((name) => `  add_header ${name} $${variable(name)} always;`).join('\n')}

  error_page 404 /404.html;
  location ~ "^(/en)?/404\\.html$" {
    internal;
  }
${redirects.map(redirect).join('')}  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri $uri.html =404;
  }
  location /en/ {
    try_files $uri $uri.html =404;
    error_page 404 /en/404.html;
  }
${Object.entries(mediaTypesOf).map(ownType).join('')}  location ~ "^/_(headers|redirects)$" {
    return 404;
  }
}
`;
}

/** Headers that only some addresses carry; nginx leaves out a header whose value is empty. */
const conditional = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];

function map(name: string): string {
  const values = rules.flatMap((rule) => {
    const value = rule.headers[name];
    return value ? [`  ${quoted(`~${pattern(rule)}`)} ${quoted(value)};\n`] : [];
  });
  const otherwise = name === 'Cache-Control' ? revalidated : '';
  return `map $uri $${variable(name)} {\n  default ${quoted(otherwise)};\n${values.join('')}}\n`;
}

/** In a location of its own: rewrites of the server would catch the 404 page too. */
const redirect = ({ from, to }: (typeof redirects)[number]) =>
  `  location ~ ${quoted(from)} {\n    rewrite ${quoted(from)} ${to} permanent;\n  }\n`;

const ownType = ([file, type]: [string, string]) =>
  `  location = ${file} {\n    types {}\n    default_type ${type};\n  }\n`;

const pattern = ({ under, ending }: Rule) => (under ? `^${under}` : `\\${ending}$`);
const variable = (header: string) => `site_${header.toLowerCase().replaceAll('-', '_')}`;
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const bare = (type: string) => type.replace('; charset=utf-8', '');
/** nginx treats text/html as such by itself, and warns where it is named again. */
const utf8 = Object.values(mediaTypes)
  .filter((type) => type.endsWith('; charset=utf-8') && !type.startsWith('text/html'))
  .map(bare);
