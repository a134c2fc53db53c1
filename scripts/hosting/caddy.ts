import { mediaTypes, mediaTypesOf } from './media-types';
import { redirects } from './redirects';
import { everywhere, revalidated, rules } from './rules';
import type { Server } from './server';

/** The rules as a Caddyfile (2.6 or later). Without a certificate Caddy fetches its own. */
export function caddyfile(
  { origin, root, ports }: Server,
  certificate?: Server['certificate'],
): string {
  return `# Written by the build: what is changed here is lost.
{
  http_port ${ports.http}
  https_port ${ports.https}
}

(everywhere) {
  header {
${Object.entries(everywhere).map(line).join('\n')}
    -Server
  }
}

${origin} {
${certificate ? `  tls ${certificate.chain} ${certificate.key}\n` : ''}  root * ${root}
  encode zstd gzip
  import everywhere
  header ?Cache-Control ${quoted(revalidated)}
${rules.map(byRule).join('')}${types.map(byType).join('')}
  map {query} {suffix} {
    "~^(.+)$" "?\${1}"
    default ""
  }
${redirects.map(redirect).join('')}
  try_files {path} {path}.html
  file_server {
    hide _headers _redirects
    disable_canonical_uris
  }

  handle_errors {
    import everywhere
    header {
      Cache-Control ${quoted(revalidated)}
      Content-Type "text/html; charset=utf-8"
    }
    @en path /en/*
    rewrite @en /en/404.html
    @fr not path /en/*
    rewrite @fr /404.html
    file_server {
      disable_canonical_uris
    }
  }
}
`;
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const line = ([name, value]: [string, string]) => `    ${name} ${quoted(value)}`;

/** Media types in Caddy's words: address pattern and type. */
const types = [
  ...Object.entries(mediaTypesOf),
  ...Object.entries(mediaTypes)
    .filter(([ending]) => ending !== 'html' && ending !== 'json')
    .map(([ending, type]) => [`*.${ending}`, type]),
];

const byRule = ({ under, ending, headers }: (typeof rules)[number], index: number) => `
  @rule${index} path ${under ? `${under}*` : `*${ending}`}
  header @rule${index} {
${Object.entries(headers).map(line).join('\n')}
  }
`;

const byType = ([path, type]: string[], index: number) => `
  @type${index} path ${path}
  header @type${index} Content-Type ${quoted(type ?? '')}
`;

const redirect = ({ from, to }: (typeof redirects)[number], index: number) => `
  @redirect${index} path_regexp redirect${index} ${from}
  redir @redirect${index} ${to.replace('$1', `{re.redirect${index}.1}`)}{suffix} permanent
`;
